/** The whole module. */
module.exports = class Whole {
  part() {}
};
