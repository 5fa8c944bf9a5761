'use strict';
const util = require('./util');
const { format, missing } = require('./util');
const Whole = require('./whole');
const fs = require('fs');

/** Runs. */
exports.run = function () {
  return helper();
};
exports.walk = (x) => exports.run(x);
module.exports.jump = function jump() {
  util.format('x');
  format('y');
  missing();
  new Whole().part();
  fs.readFileSync('z');
};
exports.helper = helper;
exports.constant = 1;

function helper() {
  this.run();
}

let lazy = () => require('./util').format('q');
