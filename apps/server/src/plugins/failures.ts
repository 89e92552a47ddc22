import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import type { FailureKey } from '@cheese/domain/texts/failures';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isDatabaseDown } from '../db/isDatabaseDown';
import { Refusal } from '../calls/refusal';
import { describeWrong } from './validation';

/** What Fastify itself refuses, in our words. */
const byCode: Record<string, FailureKey> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'call.brokenJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'call.brokenJson',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'call.wrongContentType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'call.tooLarge',
};

/** Writes every failure to the envelope; what is not a refusal is logged and told to nobody. */
export function answerFailures(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.status >= httpStatuses.serverError)
      request.log.error({ err: error }, 'call failed');
    return sendRefusal(reply, refusal);
  });
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  const { status, message, key, field, retryAfterS } = refusal;
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS);
  const envelope = { flag: status, message, data: null, key, ...(field && { field }) };
  // Whatever the route said before it failed, a failure is not kept in anybody's cache.
  return reply.code(status).header('cache-control', 'no-store').send(envelope);
}

export function toRefusal(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  const [wrong] = error.validation ?? [];
  if (wrong) {
    return new Refusal('call.invalid', describeWrong(wrong as Parameters<typeof describeWrong>[0]));
  }
  return new Refusal(keyOf(error));
}

function keyOf(error: FastifyError): FailureKey {
  const known = byCode[error.code];
  if (known) return known;
  if (error.statusCode === httpStatuses.rangeNotSatisfiable) return 'call.noSuchRange';
  if (isDatabaseDown(error)) return 'database.unavailable';
  const isCallers = error.statusCode !== undefined && error.statusCode < httpStatuses.serverError;
  return isCallers ? 'call.invalid' : 'server.broken';
}
