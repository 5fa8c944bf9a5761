// Upstream declares the strict functions once more in this module; they are those of assert.
import assert = require('assert');
export = assert;
