import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import type { FailureKey } from '@cheese/domain/texts/failures';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isDatabaseDown } from '../db/isDatabaseDown';
import { isOfMergedSchool } from '../db/violations';
import { Refusal } from '../calls/refusal';
import { describeWrong } from './validation';

/** Maps errors of Fastify itself to our messages. */
const byCode: Record<string, FailureKey> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'call.brokenJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'call.brokenJson',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'call.wrongContentType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'call.tooLarge',
};

/** Turns every failure into the envelope; unexpected errors are logged and not disclosed. */
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
  // A failure must not be cached, whatever headers the route has set.
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
  if (isOfMergedSchool(error)) return 'school.merged';
  if (isDatabaseDown(error)) return 'database.unavailable';
  const isCallers = error.statusCode !== undefined && error.statusCode < httpStatuses.serverError;
  return isCallers ? 'call.invalid' : 'server.broken';
}
