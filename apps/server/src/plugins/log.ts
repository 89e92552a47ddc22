import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the path itself grants access, so that only the route is logged. */
    isPathSecret?: boolean;
  }
}

const phone = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g;
const secret = /("(?:authorization|token|ticket|uuid|password|newPassword|pwd|pwd2)":)"[^"]*"/gi;
/** A code that was sent to a phone; the codes of errors are shorter or hold letters. */
const smsCode = /("(?:code|newCode)":)"\d{6}"/g;
const bearer = /Bearer [^\s"\\]+/gi;

/** Nothing that would let a reader of the log act as a user, or phone one. */
const hidePrivate = (line: string) =>
  line
    .replace(phone, '$1****$2')
    .replace(secret, '$1"[hidden]"')
    .replace(smsCode, '$1"[hidden]"')

    .replace(bearer, 'Bearer [hidden]');

/** drizzle repeats query parameters in its errors: hashes, names and user input. */
const withoutParameters = (text = '') =>
  text.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/, '\nparams: [hidden]');

type LoggedError = {
  type: string;
  code?: unknown;
  message: string;
  stack: string;
  cause?: LoggedError;
};

/** An error as the log may keep it, and what caused it. */
const describeError = (error: Error & { code?: unknown }): LoggedError => ({
  type: error.name,
  code: error.code,
  message: withoutParameters(error.message),
  stack: withoutParameters(error.stack),
  ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
});

export const loggerOptions = (level: string, stream?: NodeJS.WritableStream) =>
  ({
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    hooks: { streamWrite: hidePrivate },
    ...(stream && { stream }),
  }) satisfies FastifyServerOptions['logger'];

const pathOf = ({ url, routeOptions }: FastifyRequest) =>
  routeOptions.config.isPathSecret ? routeOptions.url : url.split('?')[0];

/** One line per call, by its path alone: queries hold phone numbers and search words. */
export function logCalls(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.person && { person: request.person.id }),
    };
    request.log[reply.statusCode >= httpStatuses.serverError ? 'error' : 'info'](line);
  });
}
