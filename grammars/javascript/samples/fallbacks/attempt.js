try {
  module.exports = require('./fast');
} catch {
  module.exports = require('./slow');
}
