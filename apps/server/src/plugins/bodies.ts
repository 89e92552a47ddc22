import type { Call } from '@cheese/domain/calls/call';
import type { CallContract } from '@cheese/domain/contract/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../calls/refusal';
import { forget, type IncomingFile, receiveForm, takeForms } from './forms';
import { openScope } from './openScope';
import { readTextBodies } from './validation';

type Register = (scope: FastifyInstance) => unknown;

declare module 'fastify' {
  interface FastifyRequest {
    /** The file of a call that takes one. */
    incoming: IncomingFile | null;
  }
}

/** Lets a call read the one kind of body that it names; every other call reads JSON and no more. */
export function readBodiesOf(
  app: FastifyInstance,
  { call, contract }: { call: Call; contract?: CallContract },
  register: Register,
) {
  const addParser = call.body && parsers[call.body];
  if (!addParser) return void register(app);
  openScope(app, `bodies of ${call.path}`, async (scope) => {
    scope.removeAllContentTypeParsers();
    readTextBodies(scope);
    addParser(scope, contract);
    register(scope);
  });
}

type AddParser = (scope: FastifyInstance, contract?: CallContract) => void;

const parsers: Record<NonNullable<Call['body']>, AddParser> = {
  form: (scope) =>
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    ),
  multipart: (scope, contract) => {
    takeForms(scope);
    const maxBytes = contract?.takesFile?.maxBytes ?? 0;
    scope.addHook('preValidation', async (request) => {
      await takeFile(request, maxBytes);
      // A body that the contract does not ask for is ignored.
      if (!contract?.body) request.body = undefined;
    });
    // Answered, refused or broken off: nothing of it stays behind.
    scope.addHook('onSend', async ({ incoming }) => {
      if (incoming) await forget(incoming);
    });
  },
};

/** The fields become the body that the contract checks, the file lies ready for the handler. */
async function takeFile(request: FastifyRequest, maxBytes: number) {
  const { scratch } = request.server.services.storage;
  const { fields, file } = await receiveForm(request, scratch, () => maxBytes);
  if (!file) throw new Refusal('file.missing');
  request.body = fields;
  request.incoming = file;
}
