function format(text) {
  return text;
}
function hidden() {}
const parse = (text) => text;

module.exports = { format, parse, renamed: hidden, inline() {}, arrow: () => format(1), value: 1 };
