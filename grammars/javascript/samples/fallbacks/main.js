const chosen = process.env.FAST ? require('./fast') : require('./slow');
const { quote, grade: judge } = process.env.FAST ? require('./fast') : require('./slow');
const choice = require('./choice');
const branches = require('./branches');
const attempt = require('./attempt');
const outside = require('./outside');
const { run } = require('./branches');
const Parser = require('./parser');

let impl;
try {
  impl = require('./fast');
} catch {
  impl = require('./slow');
}

let missing;
try {
  missing = require('./build/compiled');
} catch {
  missing = require('./slow');
}

var later;
if (process.env.FAST) later = require('./fast');
else later = require('./slow');

let pick;
try {
  pick = require('./fast').run;
} catch {
  pick = require('./slow').run;
}

chosen.quote('');
quote('');
judge('');
choice.quote('');
branches.quote('');
attempt.quote('');
outside.quote(''); // package:native-parts:quote | slow.js:quote
run();
new Parser().parse();
impl.quote('');
missing.quote(''); // slow.js:quote
later.quote('');
pick();

function use() {
  impl.run();
  return later.grade('');
}
use();
