import { parseJson } from '../../store/parse-json.ts';

/** Returns the value of a text of JSON; undefined if it is damaged. */
export function jsonOf(bytes: Buffer): unknown {
  try {
    return parseJson(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
