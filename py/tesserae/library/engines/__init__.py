"""Engines that choose moves and analyse positions, in this process or over UGI; proofs."""
