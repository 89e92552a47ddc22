import type { ServiceName } from '@cheese/domain/calls/services';
import type { FastifyRequest } from 'fastify';
import { tokensOf } from './tokenCookies';

/**
 * True if the signed-in user at one of these sites owns the address, so that a shared address is
 * worthless to others.
 */
export async function isFetchedBy(
  request: FastifyRequest,
  personId: number,
  sites: readonly ServiceName[] = ['main'],
): Promise<boolean> {
  if (request.person) return request.person.id === personId;
  const { sessions } = request.server.services;
  for (const site of sites) {
    for (const token of tokensOf(request, site)) {
      const person = await sessions.find(token, site);
      if (person?.id === personId && !person.mustChangePassword) return true;
    }
  }
  return false;
}
