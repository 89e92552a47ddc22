import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf, newSecret } from '../config/secrets';

/** A browser identified by a cookie; it grants no access, it only tells browsers apart. */
export interface Browser {
  /** The hash of its number; null where it has none. */
  hash: string | null;
  /** Has it keep its number for a while longer, a new one where it has none; answers the hash. */
  mark(): string;
}

const NAME = 'cheese_browser';
const KEPT_S = 180 * 86_400;

export function browserOf(request: FastifyRequest, reply: FastifyReply): Browser {
  let number = numberIn(request.headers.cookie ?? '');
  return {
    hash: number && hashOf(number),
    mark() {
      number ??= newSecret();
      reply.header('set-cookie', cookie(number, request.protocol === 'https'));
      // An answer that names one browser is for no cache on the way.
      reply.header('cache-control', 'no-store');
      return hashOf(number);
    },
  };
}

/** Only what looks like one of ours: anything else would be a number that others may know. */
const numberIn = (cookies: string) =>
  new RegExp(`(?:^|; )${NAME}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1] ?? null;

const cookie = (number: string, isSecure: boolean) =>
  [
    `${NAME}=${number}`,
    'Path=/',
    `Max-Age=${KEPT_S}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
