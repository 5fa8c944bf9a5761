module example.com/literals
