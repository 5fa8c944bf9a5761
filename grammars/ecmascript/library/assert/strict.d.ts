// Made by "npm run libraries" from typescript@6.0.3, @types/node@24.19.2, @types/react@19.2.2, with changes: do not edit.
// Comments were removed, declarations selected and merged, and some replaced by those of upstream/patch. See license-*.txt.
import assert = require('assert');
export = assert;
