import { serveRequests } from '../../src/base/pool/serve-requests.ts';
import { runInput, type FuzzRequest } from './run-input.ts';

/** The main module of a process that runs inputs. */
serveRequests(
  ({ scratch }: { scratch: string }) =>
    (request: FuzzRequest) =>
      runInput(request, scratch),
);
