/** The user asked to fail on some findings, and there are some. They have been printed. */
export class CheckFailed extends Error {
  override name = 'CheckFailed';
}
