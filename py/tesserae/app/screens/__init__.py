"""The pages of the app: each a skeleton, and the regions in it that change while it is shown."""
