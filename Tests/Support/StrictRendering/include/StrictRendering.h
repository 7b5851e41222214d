// Has nothing to call.
