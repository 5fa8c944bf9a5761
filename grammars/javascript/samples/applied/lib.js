export function size() {
  return 1;
}

export const Remote = {
  size() {
    return 2;
  },
};
