// A script: it imports and exports nothing, so all files see what it declares.
namespace App {
  export class Model {
    save(): void {}
  }
  export function make(): Model {
    return new Model(); // App.Model
  }
}

interface Settings {
  title: string;
}
