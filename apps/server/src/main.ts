import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { PostgresTrouble } from '@cheese/postgres/trouble.mjs';
import { buildApp, type Services } from './app';
import { type Config, likelyProxy, readConfig } from './config/config';
import { DataDirInUse } from './db/dataDirLock';
import { isDatabaseDown } from './db/isDatabaseDown';
import { ConfigError } from './config/environment';
import { listener, PortBusy, requireFreePorts } from './listen';
import { everyModule } from './modules/modules';
import { ImportRefused } from './modules/bodies/modelImport/report';
import { drawCoarseTiles } from './modules/slides/tile/tile.ahead';
import { proveBooks } from './modules/shop/ledger/ledger.service';
import { openServices } from './openServices';
import { type Demo, loadDemo } from './seed/demo';
import { workOnJobs } from './workOnJobs';
import { stopGracefully } from './stopGracefully';
import { rebuildTotals } from './modules/emergency/situation/totals.rebuild.store';

const here = import.meta.dirname;
const migrations = join(here, 'db/migrations');

/** Progress and complaints are for the person at the terminal; the log goes to stdout. */
const tell = (line: string) => process.stderr.write(`${line}\n`);

async function start() {
  const config = readConfig(process.env);
  await requireFreePorts(config);
  const services = await openServices(config, tell);
  const app = buildApp({ ...config, ...services, modules: everyModule, sites: findSites() });
  let jobs = Promise.resolve();
  app.addHook('onClose', async () => {
    await jobs;
    await services.close();
  });
  const listen = listener(app, config);
  stopGracefully(app, tell);
  logTheEnd(app);
  const demo = await orClose(app, () => findDemo(config));
  // The database is waited for while the routes are put together.
  await orClose(app, () => allDone([services.prepare(migrations, demo), app.ready()]));
  await orClose(app, listen);
  const warning = likelyProxy(config);
  if (warning) tell(warning);
  jobs = workInBackground(app, { config, services, demo });
  process.send?.({ ready: { ...addresses(config), ...demoThings(config, services, demo) } });
}

/** Ends when all of them have ended: what one of them uses is not closed because another failed. */
async function allDone(steps: PromiseLike<unknown>[]) {
  const results = await Promise.allSettled(steps);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** The first callers are answered before any of this begins. */
const BACKGROUND_AFTER_MS = 1_000;

interface Background {
  config: Config;
  services: Services;
  demo: Demo | null;
}

/** Resolves when the server stops and no job is left open. */
async function workInBackground(app: FastifyInstance, { config, services, demo }: Background) {
  const { stopping } = app.services;
  await setTimeout(BACKGROUND_AFTER_MS, null, { signal: stopping }).catch(() => undefined);
  if (stopping.aborted) return;
  if (config.drawsAhead) drawCoarseTiles(services, stopping).catch((error) => tell(explain(error)));
  demo?.bringLarge(services, stopping, tell).catch((error) => tell(explain(error)));
  await workOnJobs(app);
}

/** Whatever ends the process is the last line of its log; Node itself says it to the terminal. */
function logTheEnd({ log }: FastifyInstance) {
  process.on('uncaughtExceptionMonitor', (error) => {
    log.fatal({ err: error }, 'the server ends by an error that nobody expected');
  });
}

/** Instead of a start: one thing is done, by the configuration of the server. */
async function insteadOfStart(work: (services: Services, config: Config) => Promise<void>) {
  const config = readConfig(process.env);
  const services = await openServices(config, tell);
  try {
    await services.prepare(migrations, await findDemo(config));
    await work(services, config);
  } finally {
    await services.close();
  }
}

/** Makes the sums of the learning situation anew, see decision 0016. */
async function rebuild({ database }: Services) {
  await rebuildTotals(database.patient);
  tell('The sums of the learning situation are made anew.');
}

/** Proves the books of money, see decision 0027. */
async function prove({ database }: Services) {
  const faults = await proveBooks(database.patient);
  for (const fault of faults) tell(fault);
  if (faults.length > 0) process.exitCode = 1;
  else tell('The books are right: every entry is zero in sum, every balance is that of its lines.');
}

/** A start that fails gives back what it holds; the failure is told, not what follows from it. */
async function orClose<T>(app: FastifyInstance, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    await app.close().catch(() => undefined);
    throw error;
  }
}

/** The demo data is loaded only if it is wanted. */
const findDemo = async ({ seed }: Config) => (seed === 'demo' ? loadDemo(here) : null);

/** The built sites stand beside the built server; while developing, Vite serves them. */
function findSites() {
  const sites = { web: join(here, '../web'), emergency: join(here, '../emergency') };
  return existsSync(join(sites.web, 'index.html')) ? sites : null;
}

const addresses = ({ port, emergencyPort }: Config) => ({
  main: `http://localhost:${port}`,
  emergency: [`http://localhost:${emergencyPort}`, `http://emergency.localhost:${port}`],
});

/** Demo accounts, and the demo phone that receives their codes. */
const demoThings = ({ port }: Config, { sms }: Services, demo: Demo | null) => ({
  accounts: demo?.accounts ?? [],
  ...(sms.inbox && { sandbox: `http://localhost:${port}/sandbox` }),
});

const ownersDown =
  'The database that DATABASE_URL names does not answer. Start it, or mend the address.';
const embeddedDown =
  'The PostgreSQL that this server runs went away during the start. Nothing is lost: start again.';

/** An error the operator can fix is one sentence; any other is shown with its stack trace. */
function explain(error: unknown): string {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof DataDirInUse ||
    error instanceof PostgresTrouble ||
    error instanceof PortBusy ||
    error instanceof ImportRefused;
  if (isExpected) return error.message;
  if (isDatabaseDown(error)) return process.env['DATABASE_URL'] ? ownersDown : embeddedDown;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Brings bodies of open data into the library, see decision 0064; loaded only for that. */
async function importBody(services: Services, { dataDir }: Config) {
  const { importAnatomy } = await import('./modules/bodies/modelImport/import.command');
  const path = process.argv[process.argv.indexOf('--import-anatomy') + 1] ?? '';
  await importAnatomy({ services, dataDir, path, isZAnatomy: asked('--z-anatomy'), tell });
}

const asked = (word: string) => process.argv.includes(word);

function task() {
  if (asked('--rebuild-totals')) return insteadOfStart(rebuild);
  if (asked('--import-anatomy')) return insteadOfStart(importBody);
  return asked('--prove-books') ? insteadOfStart(prove) : start();
}

task().catch((error: unknown) => {
  tell(explain(error));
  process.exitCode = 1;
});
