package deep

func Dive() {}
