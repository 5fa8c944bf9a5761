/// <reference path="model.ts" />
namespace App {
  export function main(settings: Settings): void {
    new Model().save(); // App.Model, App.Model.save
    make().save(); // App.make, App.Model.save
    settings.title; // Settings.title
    settings.size; // Settings.size
  }
}

interface Settings {
  size: number;
}
declare const settings: Settings;

App.main(settings); // App.main, settings
App.make().save(); // App.make, App.Model.save
