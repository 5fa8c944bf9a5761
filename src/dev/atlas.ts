// `npm run atlas [-- PATH --out FOLDER …]` writes the site of this repository, or of another one, into a folder.
import { runProgram } from './run-program.ts';

await runProgram('build');
