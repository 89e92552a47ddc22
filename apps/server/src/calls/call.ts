import type { PatientVoice } from '@cheese/patients/voice/voice';
import type { Call } from '@cheese/domain/calls/call';
import type { Answers, CallContract } from '@cheese/domain/contract/call';
import { envelopeOf } from '@cheese/domain/contract/envelope';
import { strictObject } from '@cheese/domain/contract/shapes';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { type Browser, browserOf } from './browser';
import { type Caller, callerOf } from './caller';
import type { Db } from '../db/database';
import type { WorkerPool } from '../modules/base/heavy/heavy.pool';
import type { SignInQueue } from '../modules/people/tries/queue';
import type { WarmSessions } from '../modules/people/session/warmSessions';
import type { Person } from '../plugins/access';
import { readBodiesOf } from '../plugins/bodies';
import type { IncomingFile } from '../plugins/forms';
import type { Clock } from '../ports/clock';
import type { FileRules } from '../ports/fileRules';
import type { Payments } from '../ports/payments';
import type { Sms } from '../ports/sms';
import type { Storage } from '../ports/storage';
import { refuse } from './refusal';

type Part<S> = S extends TSchema ? Static<S> : undefined;

/**
 * Input of a service function. `person` is never null if the contract requires a signed-in user.
 */
export interface CallContext<C extends CallContract> {
  params: Part<C['params']>;
  query: Part<C['query']>;
  body: Part<C['body']>;
  /** Lies on this machine until the call is answered; the storage may take it over. */
  file: C['takesFile'] extends object ? IncomingFile : undefined;
  person: C['access'] extends 'open' ? Person | null : Person;
  caller: Caller;
  browser: Browser;
  db: Db;
  clock: Clock;
  storage: Storage;
  files: FileRules;
  heavy: WorkerPool;
  sms: Sms;
  payments: Payments;
  voice: PatientVoice | null;
  sessions: WarmSessions;
  line: SignInQueue;
  /** Aborted when the server is about to stop: what waits must not keep it. */
  stopping: AbortSignal;
  /** True if the client has disconnected, so no one waits for the answer. */
  hasLeft(): boolean;
  log: FastifyBaseLogger;
}

type Handle<C extends CallContract> = (context: CallContext<C>) => Promise<Answers<C>> | Answers<C>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False for calls of an area that is not built yet, which are refused with a message. */
    isBuilt?: boolean;
  }
}

/** Handles a call whose area is not built yet. */
export const notOpen = () => refuse('call.notOpen');

/** Registers a call: its route, its guard, its checks and its envelope. */
export function answer<C extends CallContract>(
  app: FastifyInstance,
  call: Call,
  contract: C,
  handle: Handle<C>,
  guard?: Guard,
) {
  const isBuilt = handle !== notOpen;
  const send: Send<C> = async (asked) => ({ flag: 0, message: '', data: await handle(asked) });
  answerIn(app, call, contract, send, { isBuilt, ...(guard && { guard }) });
}

/** Refuses a signed-in caller before anything of what they ask is read. */
export type Guard = (db: Db, person: Person) => Promise<unknown>;

interface Options {
  isBuilt?: boolean;
  guard?: Guard;
}

/** Sees to the answer whole, with its envelope. */
type Send<C extends CallContract> = (
  context: CallContext<C>,
  reply: FastifyReply,
) => Promise<unknown>;

export function answerIn<C extends CallContract>(
  app: FastifyInstance,
  call: Call,
  contract: C,
  send: Send<C>,
  { isBuilt = true, guard }: Options = {},
) {
  const { database, alike: _alike, ...services } = app.services;
  readBodiesOf(app, { call, contract }, (scope) =>
    scope.route({
      method: call.method,
      url: `/${call.path}`,
      // HEAD is not used, and hundreds of routes less make the start faster.
      exposeHeadRoute: false,
      schema: schemaOf(contract),
      config: {
        access: contract.access,
        isBuilt,
        isOpenBeforePassword: contract.isOpenBeforePassword ?? false,
      },
      ...(guard && {
        onRequest: async ({ person }) => {
          if (person) await guard(database.db, person);
        },
      }),
      handler: async (request, reply) => {
        const { params, query, body, incoming: file, person, log } = request;
        // Personal answers must not be stored by caches on the way.
        if (contract.access !== 'open') reply.header('cache-control', 'no-store');
        const caller = callerOf(request);
        const browser = browserOf(request, reply);
        const who = { person, caller, browser, hasLeft: () => reply.raw.destroyed };
        const asked = { params, query, body, file, ...who, db: database.db, log, ...services };
        return send(asked as unknown as CallContext<C>, reply);
      },
    }),
  );
}

/** A call that asks for nothing refuses everything. */
const schemaOf = ({ params, query, body, data }: CallContract) => ({
  ...(params && { params }),
  ...(body && { body }),
  querystring: query ?? strictObject({}),
  response: { 200: envelopeOf(data) },
});
