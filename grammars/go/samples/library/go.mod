module example.com/library
