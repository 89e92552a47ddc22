import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';

const PING_TIMEOUT_MS = 3_000;

/** /healthz: the process lives. /readyz: it can also answer, because its database does. */
export function reportHealth(app: FastifyInstance, database: Database) {
  const config = { access: 'open' } as const;

  app.get('/healthz', { config }, () => ({ status: 'ok' }));

  app.get('/readyz', { config }, async (_request, reply) => {
    try {
      await Promise.race([database.ping(), failAfter(PING_TIMEOUT_MS)]);
      return { status: 'ok', database: 'ok' };
    } catch {
      return reply
        .code(httpStatuses.unavailable)
        .send({ status: 'unavailable', database: 'unreachable' });
    }
  });
}

function failAfter(ms: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('timed out')), ms).unref();
  });
}
