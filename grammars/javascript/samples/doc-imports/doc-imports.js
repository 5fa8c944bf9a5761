/** @import Circle, { Square as Box } from "./shapes" */
/**
 * @import {
 *   Square,
 * } from './shapes'
 * @typedef {import("./shapes")} Round
 */

/**
 * @param {Circle} circle a default import
 * @param {Box} box a renamed one
 * @param {Square} square one of several lines
 * @param {Round} round a module as a whole
 * @param {import("./shapes")} other the same in place
 */
const use = (circle, box, square, round, other) => {
  circle.area();
  box.side();
  square.side();
  round.area();
  other.area();
};
