export function price() {}
export function rate() {}
