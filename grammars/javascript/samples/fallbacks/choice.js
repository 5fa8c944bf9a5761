module.exports = process.env.FAST ? require('./fast') : require('./slow');
