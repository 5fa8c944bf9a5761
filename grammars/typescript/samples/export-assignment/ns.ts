function ns(): number { return 1; }
namespace ns { export function inner() { return 2; } }
export = ns;
