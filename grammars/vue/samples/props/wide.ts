export const wide = true;
