#!/bin/sh
# Installs what the tests need of the system where it may, and otherwise says what to do.
#     sh tools/install.sh venv|chromium|compiler|browsers
set -eu

have() { command -v "$1" >/dev/null 2>&1; }

from_debian() {
    if [ "$(id -u)" = 0 ] && have apt-get; then
        apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qqy "$@" >/dev/null
    else
        echo "Please install: $*" >&2
        exit 1
    fi
}

case "$1" in
venv)
    python3 -c "import ensurepip" 2>/dev/null || from_debian python3-venv
    ;;
chromium)
    # Tests of pages alone run in the headless shell where there is one; it takes less time.
    [ -n "${CHROMIUM:-}" ] || have chromium || have chromium-browser || have google-chrome ||
        (from_debian chromium chromium-headless-shell) || from_debian chromium
    ;;
compiler)
    have "${CXX:-g++}" || from_debian g++
    ;;
browsers)
    missing=
    have firefox-esr || missing="$missing firefox-esr"
    have WebKitWebDriver || missing="$missing webkit2gtk-driver"
    have Xvfb || missing="$missing xvfb"
    [ -z "$missing" ] || from_debian $missing
    ;;
esac
