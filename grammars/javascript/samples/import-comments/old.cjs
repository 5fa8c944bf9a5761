exports.first = function () {};
exports.second = function () {};
