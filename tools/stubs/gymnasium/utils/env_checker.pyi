"""Gymnasium's own test of environments."""

from gymnasium import Env

def check_env(env: Env) -> None: ...
