import type { ServiceName } from '@cheese/domain/calls/services';
import { everyCall } from '@cheese/domain/everyCall';
import type { FastifyInstance } from 'fastify';
import { answer, notOpen } from '../calls/call';

/**
 * Answers calls of areas that are not built yet: after the access check the caller is told 此功能尚未开放.
 * docs/calls.md lists them.
 */
export function refuseUnopened(app: FastifyInstance, service: ServiceName) {
  for (const { call, contract, url, ...entry } of everyCall()) {
    if (entry.service !== service || app.hasRoute({ method: call.method, url })) continue;
    answer(app, call, contract, notOpen);
  }
}
