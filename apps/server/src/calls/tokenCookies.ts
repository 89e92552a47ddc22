import type { ServiceName } from '@cheese/domain/calls/services';
import { tokenCookies } from '@cheese/domain/codes/people/login';
import type { FastifyRequest } from 'fastify';

/**
 * The tokens in the cookies of a site: what fetches a page or a file of its own accord sends no
 * other.
 */
export function tokensOf({ headers }: FastifyRequest, site: ServiceName): string[] {
  const names = Object.values(tokenCookies[site]).join('|');
  const one = new RegExp(`(?:^|; )(?:${names})=([\\w-]{1,100})(?=;|$)`, 'g');
  return [...(headers.cookie ?? '').matchAll(one)].map(([, token = '']) => token);
}
