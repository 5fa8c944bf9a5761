export function Chart(props: { year: number }) {
  return props.year;
}
export function format(value: number) {
  return value;
}
