module example.com/embedding
