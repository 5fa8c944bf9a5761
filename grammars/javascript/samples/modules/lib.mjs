export default function () {}
export function named() {}
