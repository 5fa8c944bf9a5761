export const story = 1;
