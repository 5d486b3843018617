"""Python values for JavaScript, as `pyscript.ffi` names what MicroPython has."""

from jsffi import create_proxy, to_js

__all__ = ["create_proxy", "to_js"]
