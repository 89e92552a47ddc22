import { services, type ServiceName } from '@cheese/domain/calls/services';
import type { PatientVoice } from '@cheese/patients/voice/voice';
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import { type SharedAnswers, sharedAnswers } from './calls/sharedAnswers';
import type { Database } from './db/database';
import { denialOf } from './modules/people/member/denial';
import { warmSessions, type WarmSessions } from './modules/people/session/warmSessions';
import { SignInQueue } from './modules/people/tries/queue';
import type { Modules } from './modules/modules';
import type { WorkerPool } from './modules/base/heavy/heavy.pool';
import { type FindPerson, guardAccess } from './plugins/access';
import { endDrips } from './plugins/drips';
import { answerFailures, sendRefusal, toRefusal } from './plugins/failures';
import { serveDocs } from './plugins/docs';
import { protectAnswers } from './plugins/headers';
import { reportHealth } from './plugins/health';
import { logCalls, loggerOptions } from './plugins/log';
import { openScope } from './plugins/openScope';
import { noticeProxies } from './plugins/proxies';
import { readable } from './plugins/readable';
import { serveSites, type SitesOptions } from './plugins/sites';
import { serveStored } from './plugins/stored';
import { refuseStrangers } from './plugins/strangers';
import { holdToContracts } from './plugins/validation';
import { registerMemory } from './support/nodeMemory';
import type { Clock } from './ports/clock';
import type { Sms } from './ports/sms';
import type { FileRules } from './ports/fileRules';
import type { Payments } from './ports/payments';
import type { Storage } from './ports/storage';

export interface Services {
  database: Database;
  clock: Clock;
  storage: Storage;
  files: FileRules;
  heavy: WorkerPool;
  sms: Sms;
  payments: Payments;
  /** Rephrases a virtual patient's answers; null leaves them unchanged. */
  voice: PatientVoice | null;
}

export interface AppOptions extends Services, SitesOptions {
  /** All modules, or in a test only those it needs. */
  modules: Modules;
  logLevel: string;
  logStream?: NodeJS.WritableStream;
  docs?: boolean;
  trustedProxies?: string | null;
  findPerson?: FindPerson;
  /** Lifetime of shared cached answers. */
  alikeMs?: number;
  /** Told of every route that is registered. */
  watch?: (route: RouteOptions) => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services & {
      sessions: WarmSessions;
      line: SignInQueue;
      alike: SharedAnswers;
      stopping: AbortSignal;
    };
  }
}

const BODY_LIMIT_BYTES = 1024 * 1024;

export function buildApp(options: AppOptions): FastifyInstance {
  const app = Fastify({
    logger: loggerOptions(options.logLevel, options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    clientErrorHandler: refuseStrangers,
    forceCloseConnections: 'idle',
    trustProxy: options.trustedProxies ?? false,
    rewriteUrl: readable,
    frameworkErrors: (error, _request, reply) => sendRefusal(reply, toRefusal(error)),
  });
  const sessions = warmSessions(options.database.db, options.clock);
  const { database, clock, storage, files, heavy, sms, payments, voice } = options;
  const alike = sharedAnswers(clock, options.alikeMs);
  registerMemories(app, { sessions, alike });
  const stopping = whenStopping(app);
  app.decorate('services', {
    database,
    clock,
    storage,
    files,
    heavy,
    sms,
    payments,
    voice,
    sessions,
    alike,
    line: new SignInQueue(clock),
    stopping,
  });
  app.decorateRequest('incoming', null);
  if (options.watch) app.addHook('onRoute', options.watch);
  holdToContracts(app);
  // Calls read JSON, or the one other kind of body that they name.
  app.removeContentTypeParser('text/plain');
  endDrips(app);
  noticeProxies(app, options.trustedProxies ?? null);
  answerFailures(app);
  protectAnswers(app);
  guardAccess(app, options.findPerson ?? sessions.find, (person) =>
    denialOf(options.database.db, person),
  );
  logCalls(app);
  reportHealth(app, options.database);
  if (options.docs) serveDocs(app);
  const { modules } = options;
  for (const name of Object.keys(services) as ServiceName[]) serveCalls(app, name, modules);
  for (const serve of modules.aside) serve(app);
  serveStored(app, storage, options.storageDir);
  serveSites(app, options);
  return app;
}

/** Unregistered when the app closes; caches of modules live as long as the node. */
function registerMemories(
  app: FastifyInstance,
  { sessions, alike }: Pick<FastifyInstance['services'], 'sessions' | 'alike'>,
) {
  const unregister = [
    registerMemory({
      name: 'session.warm',
      invalidatedBy: 'a session that ends: here at once, on other nodes after 4 s',
      size: sessions.size,
      clear: sessions.clear,
    }),
    registerMemory({
      name: 'calls.alike',
      invalidatedBy: 'any change: after 1 s',
      size: alike.size,
      clear: alike.clear,
    }),
  ];
  app.addHook('onClose', async () => unregister.forEach((end) => end()));
}

function whenStopping(app: FastifyInstance): AbortSignal {
  const stop = new AbortController();
  app.addHook('preClose', async () => stop.abort());
  // A connection that would be kept for the next call would keep the server, too.
  app.addHook('onSend', async (_request, reply) => {
    if (stop.signal.aborted) reply.header('connection', 'close');
  });
  return stop.signal;
}

function serveCalls(app: FastifyInstance, name: ServiceName, modules: Modules) {
  openScope(
    app,
    name,
    async (scope) => {
      for (const routes of modules[name]) routes(scope);
      // In a scope of its own, which comes after those that the modules may have opened.
      openScope(scope, 'unopened', async (rest) => modules.rest?.(rest, name));
    },
    { prefix: services[name].prefix },
  );
}
