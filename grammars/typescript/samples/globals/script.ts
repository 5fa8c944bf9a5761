// A script, whose variables all files see.
var shared = { size: 1 };
