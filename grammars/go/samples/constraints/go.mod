module example.com/constraints
