package constraints

func machine() {}
