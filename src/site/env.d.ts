/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    page: import('./views/page.ts').Page;
  }
}

declare module '@rendered/docs' {
  /** In their order. */
  export const docs: readonly import('./build/render-docs.ts').Doc[];
}
