exports.offered = function () {};
