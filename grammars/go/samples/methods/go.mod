module example.com/methods
