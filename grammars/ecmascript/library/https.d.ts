// Made by "npm run libraries" from typescript@6.0.3, @types/node@24.19.2, @types/react@19.2.2, with changes: do not edit.
// Comments were removed, declarations selected and merged, and some replaced by those of upstream/patch. See license-*.txt.
import { Agent, ClientRequest, IncomingMessage, Server, ServerResponse } from 'http';
export { Agent, Server };
export const globalAgent: Agent;
export type ServerOptions = any;
export function createServer(options: any, listener?: (request: IncomingMessage, response: ServerResponse) => void): Server;
export function get(url: any, options: any, callback?: (response: IncomingMessage) => void): ClientRequest;
export function request(url: any, options: any, callback?: (response: IncomingMessage) => void): ClientRequest;
