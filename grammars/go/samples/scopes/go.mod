module example.com/scopes
