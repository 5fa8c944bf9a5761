module.exports = class Parser {
  parse() {}
};
