"""Tools of PettingZoo."""

from pettingzoo.utils import wrappers as wrappers
