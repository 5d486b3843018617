"""The rules; nothing else."""
