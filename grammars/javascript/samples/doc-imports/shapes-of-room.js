/** @typedef {import("./shapes").Square} Square */
/**
 * @typedef {object} Room
 * @property {Square} floor
 */
module.exports = () => {};
