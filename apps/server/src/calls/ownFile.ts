import type { ServiceName } from '@cheese/domain/calls/services';
import type { FastifyRequest } from 'fastify';
import { tokensOf } from './tokenCookies';

/** The people who are signed in at one of these sites in the browser that fetches a file. */
export async function fetchersOf(
  request: FastifyRequest,
  sites: readonly ServiceName[] = ['main'],
): Promise<number[]> {
  if (request.person) return [request.person.id];
  const { sessions } = request.server.services;
  const ids: number[] = [];
  for (const site of sites) {
    for (const token of tokensOf(request, site)) {
      const person = await sessions.find(token, site);
      if (person && !person.mustChangePassword) ids.push(person.id);
    }
  }
  return ids;
}

/**
 * True if the signed-in user at one of these sites owns the address, so that a shared address is
 * worthless to others.
 */
export const isFetchedBy = async (
  request: FastifyRequest,
  personId: number,
  sites?: readonly ServiceName[],
): Promise<boolean> => (await fetchersOf(request, sites)).includes(personId);
