export default function () {
  helper();
}
function helper(): void {}
