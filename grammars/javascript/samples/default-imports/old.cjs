const object = require('./object.mjs').default;
const { default: { fb } } = require('./object.mjs');
function old() {
  object.fa(); // fa -> fa | default.fa
  return fb(); // fb -> fb | other
}
old();
