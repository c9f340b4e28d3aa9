"""The application: what is opened, remembered and told where it fails."""
