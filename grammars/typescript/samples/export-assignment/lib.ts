function go() {
  return 1;
}
function other() {
  return 2;
}
export = {
  go,
  second: other,
  third() {
    return 3;
  },
};
