function inner() { return 1; }
function fa() { return inner(); }
function other() { return 2; }
export default { fa, fb: other, fc() { return 3; }, fd: () => 4 };
