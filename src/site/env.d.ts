/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Of the pages of an atlas. */
    page?: import('./views/page.ts').Page;
    /** Of the pages of a hub. */
    hub?: import('./hub/hub-view.ts').HubPage;
  }
}

declare module '@rendered/docs' {
  /** In their order. */
  export const docs: readonly import('./build/render-docs.ts').Doc[];
}
