// `npm start [-- PATH …]` serves the atlas of this repository, or of another one, and follows its changes.
import { runProgram } from './run-program.ts';

await runProgram('serve');
