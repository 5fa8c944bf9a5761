function name(): string {
  return 'x';
}
function html(strings: TemplateStringsArray, ...values: unknown[]): string {
  return strings.join(String(values));
}
const greeting = `Hello ${name()} and ${`nested ${name()}`}`;
const tagged = html`<p>${name()}</p>`;
type Route = `/${string}`;
