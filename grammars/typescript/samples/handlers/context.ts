import type { Env } from './types.ts'

interface Respond {
  <T extends string>(text: T, status?: number): Response
  <T extends string>(text: T, init?: ResponseInit): Response
}

export class Reader<P extends string = '/'> {
  param(name: string): string {
    return name
  }
}

export class Context<E extends Env = any, P extends string = any> {
  get reader(): Reader<P> {
    return new Reader()
  }
  text: Respond = (text: string) => new Response(text)
  html(text: string): Response {
    return this.text(text) // Context.text
  }
  json = (value: object): Response => this.text(JSON.stringify(value)) // Context.text
}
