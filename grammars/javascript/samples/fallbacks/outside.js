try {
  module.exports = require('native-parts');
} catch {
  module.exports = require('./slow');
}
