package effects

func init() {}
