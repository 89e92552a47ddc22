import type { ServiceName } from '@cheese/domain/calls/services';
import { everyCall } from '@cheese/domain/everyCall';
import type { FastifyInstance } from 'fastify';
import { answer, notOpen } from '../calls/call';

/**
 * Answers every call of the catalogue whose area is not built yet: the guard stands, and whoever
 * passes it is told 此功能尚未开放. docs/calls.md lists them.
 */
export function refuseUnopened(app: FastifyInstance, service: ServiceName) {
  for (const { call, contract, url, ...entry } of everyCall()) {
    if (entry.service !== service || app.hasRoute({ method: call.method, url })) continue;
    answer(app, call, contract, notOpen);
  }
}
