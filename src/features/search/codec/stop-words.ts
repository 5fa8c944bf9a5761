/**
 * Function words of English. They occur in nearly every query and comment, so a long comment would match every query without this
 * list.
 */
const words =
  'a an the of to in on for is are be been being by if it its as at or and with from this that which when will was were ' +
  'has have had can could not no into than then there these those such may might must should would shall you your we our ' +
  'they their them i my me do does did he she his her what who whom whose where why how all any each some so but also ' +
  'give gives given';

export const stopWords: ReadonlySet<string> = new Set(words.split(' '));
