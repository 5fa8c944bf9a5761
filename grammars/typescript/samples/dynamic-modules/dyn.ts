export class K { m(): void {} }
export function make() { return new K(); }
export default class D { m(): void {} }
