package dots

func Dotted() {}
