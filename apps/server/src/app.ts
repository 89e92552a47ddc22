import { services, type ServiceName } from '@cheese/domain/calls/services';
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import type { Database } from './db/database';
import { modules } from './modules/modules';
import { refuseUnopened } from './modules/unopened';
import { type FindPerson, guardAccess } from './plugins/access';
import { answerFailures, sendRefusal, toRefusal } from './plugins/failures';
import { serveDocs } from './plugins/docs';
import { reportHealth } from './plugins/health';
import { logCalls, loggerOptions } from './plugins/log';
import { serveSites, type SitesOptions } from './plugins/sites';
import { holdToContracts } from './plugins/validation';
import type { Clock } from './ports/clock';
import type { Storage } from './ports/storage';

/** What the calls of the house share. */
export interface House {
  database: Database;
  clock: Clock;
  storage: Storage;
}

export interface AppOptions extends House, SitesOptions {
  logLevel: string;
  logStream?: NodeJS.WritableStream;
  docs?: boolean;
  findPerson?: FindPerson;
  /** Told of every route that is registered. */
  watch?: (route: RouteOptions) => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    house: House;
  }
}

const BODY_LIMIT_BYTES = 1024 * 1024;

export function buildApp(options: AppOptions): FastifyInstance {
  const app = Fastify({
    logger: loggerOptions(options.logLevel, options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, _request, reply) => sendRefusal(reply, toRefusal(error)),
  });
  app.decorate('house', options);
  if (options.watch) app.addHook('onRoute', options.watch);
  holdToContracts(app);
  answerFailures(app);
  guardAccess(app, options.findPerson ?? findNobody);
  logCalls(app);
  reportHealth(app, options.database);
  if (options.docs) serveDocs(app);
  for (const name of Object.keys(services) as ServiceName[]) serveCalls(app, name);
  serveSites(app, options);
  return app;
}

/** No account exists yet, so no token belongs to anybody. */
const findNobody: FindPerson = async () => null;

function serveCalls(app: FastifyInstance, name: ServiceName) {
  app.register(
    async (scope) => {
      for (const routes of modules[name]) routes(scope);
      // In a scope of its own, which comes after those that the modules may have opened.
      scope.register(async (rest) => refuseUnopened(rest, name));
    },
    { prefix: services[name].prefix },
  );
}
