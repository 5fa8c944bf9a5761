// Comments and templates in what loads a module.
import(/* webpackChunkName: "lib" */ './lib.js').then((m) => m.one()); // one
import(/* one */ /* two */ './lib.js' /* three */).then(({ two }) => two()); // two
const lazy = () =>
  import(
    // A line comment.
    './lib.js' // Another.
  );
lazy().then((m) => m.default()); // main
import(`./lib.js`).then((m) => m.one()); // one
import(/* @vite-ignore */ `./lib.js`, /* attributes */ { with: {} }).then((m) => m.two()); // two
async function run() {
  const { one } = await /* now */ import(/* a */ './lib.js');
  one(/* nothing */); // one
}
new Worker(/* a */ new URL(/* b */ './lib.js', import.meta.url /* c */));
import { two /* a */ } from /* b */ './lib.js' /* c */;
two(); // two
