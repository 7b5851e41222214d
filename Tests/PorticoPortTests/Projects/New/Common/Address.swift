struct Address {}
