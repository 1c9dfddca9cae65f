"""What a site keeps: the store, the two databases that it can lie in, and the thread that alone writes."""
