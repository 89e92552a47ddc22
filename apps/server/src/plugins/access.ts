import type { Access } from '@cheese/domain/contract/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../refusal';

export type Role = Exclude<Access, 'open' | 'user'>;

/** Who is calling. */
export interface Person {
  id: number;
  roles: readonly Role[];
}

/** Finds who a token belongs to, or null where it belongs to nobody (any more). */
export type FindPerson = (token: string) => Promise<Person | null>;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    person: Person | null;
  }
}

/** Lets nobody call what their role does not allow, and no route exist that says nothing of it. */
export function guardAccess(app: FastifyInstance, findPerson: FindPerson) {
  app.decorateRequest('person', null);

  app.addHook('onRoute', (route) => {
    if (!route.config?.access) throw new Error(`${route.url} does not say who may call it`);
  });

  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access;
    const token = bearerToken(request);
    if (token) request.person = await findPerson(token);
    if (access) check(access, request.person);
  });
}

function check(access: Access, person: Person | null) {
  if (access === 'open') return;
  if (!person) refuse('session.missing');
  if (access !== 'user' && !person.roles.includes(access)) refuse('access.denied');
}

function bearerToken(request: FastifyRequest): string | null {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}
