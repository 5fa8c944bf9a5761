module example.com/closures
