export interface Told {}
