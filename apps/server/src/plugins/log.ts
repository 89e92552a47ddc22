import type { FastifyInstance, FastifyServerOptions } from 'fastify';

const phone = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g;
const secret = /("(?:authorization|token|password|newPassword|pwd|pwd2)":)"[^"]*"/gi;
/** A code that was sent to a phone; the codes of errors are shorter or hold letters. */
const smsCode = /("code":)"\d{6}"/g;
const bearer = /Bearer [^\s"\\]+/gi;

/** Nothing that would let a reader of the log act as a user, or phone one. */
const hidePrivate = (line: string) =>
  line
    .replace(phone, '$1****$2')
    .replace(secret, '$1"[hidden]"')
    .replace(smsCode, '$1"[hidden]"')
    .replace(bearer, 'Bearer [hidden]');

export const loggerOptions = (level: string, stream?: NodeJS.WritableStream) =>
  ({
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: { streamWrite: hidePrivate },
    ...(stream && { stream }),
  }) satisfies FastifyServerOptions['logger'];

/** One line per call, by its path alone: queries hold phone numbers and search words. */
export function logCalls(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: request.url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.person && { person: request.person.id }),
    };
    request.log[reply.statusCode >= 500 ? 'error' : 'info'](line);
  });
}
