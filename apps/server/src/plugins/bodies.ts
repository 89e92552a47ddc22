import type { Call } from '@cheese/domain/calls/call';
import type { FastifyInstance } from 'fastify';

type Register = (scope: FastifyInstance) => unknown;

/** Lets a call read the one kind of body that it names; every other call reads JSON and no more. */
export function readBodiesOf(app: FastifyInstance, call: Call, register: Register) {
  const addParser = call.body && parsers[call.body];
  if (!addParser) return void register(app);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    addParser(scope);
    register(scope);
  });
}

const parsers: Record<NonNullable<Call['body']>, (scope: FastifyInstance) => void> = {
  form: (scope) =>
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    ),
  // No call that takes a file is open yet: the file is let go by, the fields are not looked at.
  multipart: (scope) =>
    scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
      payload.resume();
      payload.once('end', () => done(null, {}));
    }),
};
