"""The WebSocket at which devices play."""
