class Box extends HTMLElement {
  connectedCallback() {}
  own() {}
}
class Failure extends Error {
  toJSON() {}
  own() {}
}
class Unknown extends Elsewhere {
  own() {}
}
module.exports = { Box, Failure, Unknown };
