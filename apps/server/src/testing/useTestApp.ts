import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { buildApp } from '../app';
import type { Database } from '../db/database';
import type { FindPerson } from '../plugins/access';
import type { SitesOptions } from '../plugins/sites';
import type { Clock } from '../ports/clock';
import { folderStorage } from '../ports/storage';
import { given, type World } from './given';
import { emptyTables, openTestDatabase } from './testDatabase';

/** The moment at which every test begins. */
const NOW = new Date('2026-11-20T10:00:00+08:00');

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  clock: Clock & { time: Date };
  log: string[];
  given(world: World): Promise<void>;
  /** Asks a call by GET and opens nothing: status and body as they came. */
  get(url: string): Promise<{ status: number; body: Record<string, unknown> }>;
}

interface Extras {
  /** Calls that only this test knows, beside the real ones. */
  probes?: (app: FastifyInstance) => void;
  findPerson?: FindPerson;
  sites?: SitesOptions['sites'];
  docs?: boolean;
  /** Told of every route that is registered. */
  watch?: (route: RouteOptions) => void;
}

/** A server over a database of its own, emptied before each test. */
export function useTestApp({ probes, ...extras }: Extras = {}): TestApp {
  const test = { log: [] as string[] } as TestApp;
  const storageDir = mkdtempSync(join(tmpdir(), 'cheese-storage-'));

  beforeAll(async () => {
    test.clock = { time: NOW, now: () => test.clock.time };
    test.database = await openTestDatabase();
    test.app = buildApp({
      database: test.database,
      clock: test.clock,
      storage: folderStorage(storageDir),
      storageDir,
      sites: null,
      emergencyPort: 0,
      logLevel: 'info',
      logStream: streamInto(test.log),
      ...extras,
    });
    probes?.(test.app);
    test.given = (world) => given(test.database.db, world);
    test.get = async (url) => {
      const answer = await test.app.inject({ url });
      return { status: answer.statusCode, body: answer.json() };
    };
  });

  beforeEach(async () => {
    test.clock.time = NOW;
    test.log.length = 0;
    await emptyTables(test.database.db);
  });

  afterAll(async () => {
    await test.app.close();
    await test.database.close();
    rmSync(storageDir, { recursive: true, force: true });
  });

  return test;
}

const streamInto = (lines: string[]) =>
  ({ write: (line: string) => lines.push(line) }) as unknown as NodeJS.WritableStream;
