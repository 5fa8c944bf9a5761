/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    page: import('./views/page.ts').Page;
  }
}
