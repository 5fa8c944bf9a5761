function target() {}

function params(target, { a, b: c = target, ...d }, [e, f = 1] = [], ...g) {
  target();
  return a + c + d + e + f + g;
}
function hoisted() {
  target();
  {
    function target() {}
  }
}
var once = 1;
var once = target;
once();
if (once) {
  var inBlock = target;
  let block = target;
  block();
}
inBlock();
for (var i = 0; i < 1; i++) target(i);
const fn = function () {
  arguments.length;
  return target();
};
const arrow = async (x) => {
  await target(x);
};
function* generate() {
  yield target();
}
undefinedFunction();
({ target }).target;
[target].forEach(target);
target?.();
new target();
delete target;
