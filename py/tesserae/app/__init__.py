"""The app: (Model, Message) -> (Model, effects), and Model -> markup."""
