package named

func Call() {}
