if (process.env.FAST) module.exports = require('./fast-parser');
else module.exports = require('./slow-parser');
