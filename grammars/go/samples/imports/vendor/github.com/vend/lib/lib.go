package lib

func Use() {}
