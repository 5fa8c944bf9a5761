module example.com/generics
