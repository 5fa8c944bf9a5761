// Upstream makes servers generic in constructors of requests and responses; callbacks need the plain classes.
import { Agent, ClientRequest, IncomingMessage, Server, ServerResponse } from 'http';
export { Agent, Server };
export type ServerOptions = any;
export function createServer(
  options: any,
  listener?: (request: IncomingMessage, response: ServerResponse) => void,
): Server;
export function get(url: any, options: any, callback?: (response: IncomingMessage) => void): ClientRequest;
export function request(
  url: any,
  options: any,
  callback?: (response: IncomingMessage) => void,
): ClientRequest;
