int legacy(int value) { return value; }
