import { type ServiceName, services } from '@cheese/domain/calls/services';
import type { Access } from '@cheese/domain/contract/call';
import type { FailureKey } from '@cheese/domain/texts/failures';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../calls/refusal';

export type Role = Exclude<Access, 'open' | 'user'>;

export interface Person {
  id: number;
  sessionId: number;
  roles: readonly Role[];
  /** The organisation in which they are here. */
  organisationId: number | null;
  /** Somebody else gave them their password: almost nothing is open before they replace it. */
  mustChangePassword?: true;
}

/** Finds the holder of a site's token; null if it is invalid or expired. */
export type FindPerson = (token: string, service: ServiceName) => Promise<Person | null>;

/** Why somebody lacks a role. */
export type FindDenial = (person: Person) => Promise<FailureKey>;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    isOpenBeforePassword?: boolean;
  }
  interface FastifyRequest {
    person: Person | null;
  }
}

/** Refuses callers without the required role, and routes that declare no access. */
export function guardAccess(app: FastifyInstance, findPerson: FindPerson, denialOf: FindDenial) {
  app.decorateRequest('person', null);

  app.addHook('onRoute', (route) => {
    if (!route.config?.access) throw new Error(`${route.url} does not say who may call it`);
  });

  app.addHook('onRequest', async (request) => {
    const { access, isOpenBeforePassword = false } = request.routeOptions.config;
    const token = bearerToken(request);
    if (token) request.person = await findPerson(token, serviceOf(request));
    if (request.person?.mustChangePassword && !isOpenBeforePassword) {
      // What is open to visitors stays open, as to one of them.
      if (access !== 'open') refuse('password.initial');
      request.person = null;
    }
    if (access) await check(access, request.person, denialOf);
  });
}

/**
 * The service is taken from the prefix of the matched route, because the router may read the raw
 * address differently. Routes without a prefix belong to the main site.
 */
export function serviceOf({ routeOptions }: FastifyRequest): ServiceName {
  return routeOptions.url?.startsWith(`${services.emergency.prefix}/`) ? 'emergency' : 'main';
}

async function check(access: Access, person: Person | null, denialOf: FindDenial) {
  if (access === 'open') return;
  if (!person) return refuse('session.missing');
  if (access !== 'user' && !person.roles.includes(access)) refuse(await denialOf(person));
}

function bearerToken(request: FastifyRequest): string | null {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}
