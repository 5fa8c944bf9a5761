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

/** @typedef {import("./shapes-of-room").Room} Room */
/**
 * @param {Room} room declared by a comment of another file
 * @param {import("./shapes-of-room").Square} passed on by another file
 */
const furnish = (room, passed) => {
  room.floor.side(); // Square.side
  passed.side(); // Square.side
};
