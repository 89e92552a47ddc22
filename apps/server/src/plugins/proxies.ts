import type { FastifyInstance } from 'fastify';
import { unnamedProxy } from '../config/config';

/** Says once that calls come through a proxy whose word is not taken. */
export function noticeProxies(app: FastifyInstance, trustedProxies: string | null) {
  if (trustedProxies !== null) return;
  let isSaid = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isSaid || !('x-forwarded-for' in headers || 'forwarded' in headers)) return;
    isSaid = true;
    log.warn(unnamedProxy);
  });
}
