const old = require(/* legacy */ './old.cjs');
old.first(); // first
const { second } = require('./old.cjs' /* legacy */);
second(); // second
const direct = require(/* a */ './old.cjs' /* b */).first;
direct(); // first
const text = require(`./old.cjs`);
text.second(); // second
require(/* for its effect */ './old.cjs');
require.resolve(/* a */ './old.cjs');
