import assert = require('assert');
export = assert;
