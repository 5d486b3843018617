"""Openings to know, as a study; tools/generate/pyrga_openings.py writes this."""

from __future__ import annotations

from typing import Final

CHAPTERS: Final = (
    (
        "Sa1 Cb1 (Tb1n Tb4w Sa4 (Ta4e Cb4) (Ta4s Ca1) (Ca4 Sa4) Cb4) (Tb1e Cd1 Sd1 (Td1n Cd3) "
        "(Td1w Ca1) Td2s) (Tb1w Ca1 Ta1n (Ta1e Cd1) Ca4) (Sb1 Ca1 Ta1n (Ta1e Cd1) Ca4) Tb1w "
        "Ta1n (Ta1e Tc1e) (Ca1 Ta1e) Ta2s"
    ),
    (
        "Tb1w Ca1 (Ta1n Sa4 Sa3 (Ta3n Ca4) (Ta3e Cd3) (Ta3s Ca1) (Ca3 Ta3n) (Sb4 Ca4) (Tb4e "
        "Cd4) Ca4) (Ta1e Cb1 Sb1 Tc1e) (Sa1 Cb1 Sb1 Tc1e) Sa1 Sb1 (Cb1 Sb1) (Sa2 Ta1e) (Ta2n "
        "Ca3) (Ta2e Tb2s) (Ta2s Ta1e) (Ca2 Ta2s) Ta1e"
    ),
)
"""Likely replies to a first move that wins, and an answer to each: all proven."""
