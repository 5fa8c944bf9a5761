'use strict';

if (process.env.NODE_ENV === 'production') {
  module.exports = require('./fast');
} else {
  module.exports = require('./slow');
}
