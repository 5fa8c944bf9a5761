package constraints

func open() int { return other() } // other in this file

func other() int { return 2 }

func (d device) flush() {}
