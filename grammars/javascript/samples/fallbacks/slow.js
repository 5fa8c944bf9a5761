exports.quote = (text) => text;
exports.grade = (text) => text;
exports.run = function () {};
