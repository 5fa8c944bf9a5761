import { lstatSync, writeFileSync } from 'node:fs';
import { readRegularFileSync } from '../../base/read-regular-file.ts';
import { renderCodeQualityReport, REPORT_TITLE, type ReportItem } from '../../render/code-quality-report.ts';
import { InputError } from '../../host/input-error.ts';

/** Writes the report. Throws `InputError` rather than overwrite a file that is not a report. */
export function writeReport(file: string, items: readonly ReportItem[], now: Date, force: boolean): void {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats && !stats.isFile())
    throw new InputError(`${file} is not a regular file, so no report is written there. Name another file.`);
  if (stats && !force && stats.size > 0 && !readRegularFileSync(file).toString().startsWith(REPORT_TITLE)) {
    throw new InputError(
      `${file} exists and is not a report of dead code. Name another file, or overwrite it with --force.`,
    );
  }
  writeFileSync(file, renderCodeQualityReport(timeOf(now), items));
}

/** Formats a time as the contract requires, in the local time zone. */
function timeOf(now: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `${day} ${two(now.getHours())}:${two(now.getMinutes())}:${two(now.getSeconds())}`;
}
