import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PatientVoice } from '@cheese/patients/voice/voice';
import type { FastifyInstance, LightMyRequestResponse, RouteOptions } from 'fastify';
import { buildApp } from '../app';
import type { Db } from '../db/database';
import type { Modules } from '../modules/modules';
import { workerPool } from '../modules/base/heavy/heavy.pool';
import { embeddedPayments } from '../modules/shop/payment/embedded/embeddedPay';
import { beginSession } from '../modules/people/session/session.service';
import { clearMemory } from '../support/nodeMemory';
import type { FindPerson } from '../plugins/access';
import type { SitesOptions } from '../plugins/sites';
import type { FileRules } from '../ports/fileRules';
import { embeddedSms } from '../ports/embeddedSms';
import type { Clock } from '../ports/clock';
import type { Sms } from '../ports/sms';
import { folderStorage } from '../ports/storage';
import { given, type World } from './given/given';
import { bareFiles } from './files/bareFiles';
import { heavyWorkFile } from './files/heavyWorkFile';
import { namelessFaults } from './namelessFaults';
import { type TestClock, testClock } from './testClock';
import { openTestDatabase, type TestDatabase } from './testDatabase';

export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  /** Advancing it fires waiting timers at once. */
  clock: TestClock;
  sms: Sms;
  payments: TestPayments;
  log: string[];
  given(world: World): Promise<void>;
  /** Signs a given person in and answers their token. */
  signIn(personId: number): Promise<string>;
  /** Makes any call with JSON input, as the given caller. */
  ask(call: string, asked?: object, by?: By): Promise<Answered>;
  /** Fetches a file as a browser does, with the cookies in which the sites keep a token. */
  fetch(url: string, token: string): Promise<LightMyRequestResponse>;
  /** Asks a call by GET and opens nothing: status and body as they came. */
  get(url: string): Promise<Answered>;
}

export interface Answered {
  status: number;
  headers: Record<string, unknown>;
  body: Record<string, unknown> & { data?: unknown };
}

interface By {
  token?: string;
  address?: string;
  userAgent?: string;
  /** The number that the browser keeps: see `browserIn`. */
  browser?: string;
}

interface Extras {
  /** Only these modules are loaded. */
  modules?: Partial<Modules>;
  /** Calls that only this test knows, beside the real ones. */
  probes?: (app: FastifyInstance) => void;
  findPerson?: FindPerson;
  sites?: SitesOptions['sites'];
  chatOrigin?: string;
  /** Null unless a test is about it. */
  voice?: PatientVoice;
  docs?: boolean;
  /** None unless a test is about it: what was just given is seen at once. */
  alikeMs?: number;
  files?: FileRules;
  /** Told of every route that is registered. */
  watch?: (route: RouteOptions) => void;
}

/** A server over a database of its own, emptied before each test. */
export function useTestApp({ probes, modules, ...extras }: Extras = {}): TestApp {
  const test = { log: [] as string[] } as TestApp;
  const storageDir = mkdtempSync(join(tmpdir(), 'cheese-storage-'));
  const heavy = workerPool(heavyWorkFile);
  let nameless: string[] = [];

  beforeAll(async () => {
    test.clock = testClock();
    test.sms = embeddedSms(test.clock);
    test.database = await openTestDatabase();
    test.payments = testPayments(test.database.db, test.clock);
    test.app = buildApp({
      modules: { main: [], emergency: [], aside: [], ...modules },
      database: test.database,
      clock: test.clock,
      storage: folderStorage(storageDir),
      files: bareFiles,
      heavy,
      sms: test.sms,
      payments: test.payments,
      voice: null,
      storageDir,
      sites: null,
      emergencyPort: 0,
      chatOrigin: null,
      logLevel: 'info',
      logStream: streamInto(test.log),
      alikeMs: 0,
      ...extras,
    });
    nameless = namelessFaults(test.app);
    probes?.(test.app);
    test.given = (world) => given(test.database.db, world);
    test.signIn = (personId) => signIn(test, personId);
    test.ask = (call, asked, by) => ask(test.app, call, asked, by);
    test.fetch = async (url, token) =>
      test.app.inject({
        url,
        headers: { cookie: `other=1; cheese-token=${token}; smreds-token=${token}` },
      });
    test.get = async (url) => {
      const answer = await test.app.inject({ url });
      return answered(answer);
    };
  });

  beforeEach(async () => {
    test.clock.begin();
    test.log.length = 0;
    (test.sms.inbox as unknown[]).length = 0;
    await test.database.empty();
    clearMemory();
  });

  afterEach(() => expect(nameless.splice(0)).toEqual([]));

  afterAll(async () => {
    await test.app.close();
    await heavy.close();
    await test.database.close();
    rmSync(storageDir, { recursive: true, force: true });
  });

  return test;
}

/** Both providers are embedded ones, and a test holds the phone. */
const testPayments = (db: Db, clock: Clock) => ({
  orderMinutes: 30,
  bank: { holder: 'Cheese', bank: 'Bank', number: '6200 0001' },
  ...embeddedPayments(db, clock),
});
type TestPayments = ReturnType<typeof testPayments>;

async function signIn({ database, clock }: TestApp, personId: number) {
  const caller = { service: 'main', address: '127.0.0.1', userAgent: '' } as const;
  const beginning = { personId, loginPlatform: 1, expireTime: 86_400 } as const;
  return (await beginSession(database.db, { clock, caller }, beginning)).token;
}

async function ask(app: FastifyInstance, call: string, asked?: object, by: By = {}) {
  const [method = '', url = ''] = call.split(' ');
  const answer = await app.inject({
    method: method as 'POST',
    url,
    ...(asked && { payload: asked }),
    headers: {
      ...(by.token && { authorization: `Bearer ${by.token}` }),
      ...(by.browser && { cookie: `other=1; cheese_browser=${by.browser}` }),
      ...(by.userAgent && { 'user-agent': by.userAgent }),
    },
    ...(by.address && { remoteAddress: by.address }),
  });
  return answered(answer);
}

/** Headers are not enumerable, so that comparisons cover only status and body. */
function answered(answer: LightMyRequestResponse): Answered {
  const { statusCode: status, headers } = answer;
  const opened = { status, body: answer.json<Answered['body']>() };
  return Object.defineProperty(opened, 'headers', { value: headers }) as Answered;
}

const streamInto = (lines: string[]) =>
  ({ write: (line: string) => lines.push(line) }) as unknown as NodeJS.WritableStream;
