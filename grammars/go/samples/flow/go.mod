module example.com/flow
