module example.com/interfaces
