"""The app: (Model, Message) -> (Model, commands), and Model -> markup."""
