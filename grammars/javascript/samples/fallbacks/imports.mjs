import branches from './branches.js';
import { quote } from './choice.js';
import * as attempt from './attempt.js';

branches.quote('');
quote('');
attempt.run();

const loaded = await (process.env.FAST ? import('./fast.js') : import('./slow.js'));
loaded.quote('');

let lazy;
try {
  lazy = await import('./fast.js');
} catch {
  lazy = await import('./slow.js');
}
lazy.grade('');
