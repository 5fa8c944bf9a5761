import express, { type Request } from 'express';
import type { FastifyRequest } from 'fastify';
import type { FastifyRequest as Another } from 'fastify-like';

// user -> ? global.Express.Request.user
// canEdit -> ? User.canEdit
export function ofNamespace(request: Request) {
  request.user?.canEdit();
}

// member -> fastify.FastifyRequest.member
// canSee -> User.canSee
export function ofPackage(request: FastifyRequest) {
  request.member.canSee();
}

// account -> ? express-serve-static-core.Request.account
export function behind(request: express.Request) {
  request.account;
}

// member -> ? fastify.FastifyRequest.member
export function ofAnother(request: Another) {
  request.member;
}

export function missing(request: FastifyRequest, app: express.Application) {
  request.account;
  app.user;
}
