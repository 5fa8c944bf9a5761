module example.com/roots
