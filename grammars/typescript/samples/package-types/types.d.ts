import type { User } from './user.ts';

declare global {
  namespace Express {
    interface Request {
      user?: User;
    }
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    member: User;
  }
}

declare module 'express-serve-static-core' {
  interface Request {
    account?: User;
  }
}
