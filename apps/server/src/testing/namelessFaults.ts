import { failures } from '@cheese/domain/texts/failures';
import type { FastifyInstance } from 'fastify';

/** Collects refusals of an input that name no field: no form could show them where they belong. */
export function namelessFaults(app: FastifyInstance): string[] {
  const found: string[] = [];
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).includes('json');
    if (reply.statusCode !== 400 || !isJson || typeof payload !== 'string') return;
    const { key, field, message } = JSON.parse(payload) as Record<string, string>;
    const isExplained = key === 'call.invalid' && message !== failures[key].message;
    if (isExplained && !field) found.push(`${request.url}: ${message}`);
  });
  return found;
}
