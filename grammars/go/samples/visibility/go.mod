module example.com/visibility
