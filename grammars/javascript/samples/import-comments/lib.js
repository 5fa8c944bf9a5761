export function one() {}
export function two() {}
export default function main() {}
