import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fakePostgres } from '../testing/fakePostgres';
import type { Database } from './database';
import { isDatabaseDown } from './isDatabaseDown';
import { openPostgres } from './openPostgres';

type Behaviour = NonNullable<Parameters<typeof fakePostgres>[0]>;

/** Short enough to wait for, long enough for a busy machine to answer in; a minute is never over. */
const impatient = { connectMs: 1_000, callMs: 500, patientMs: 60_000 };

async function open(behaviour: Behaviour = {}, limits?: typeof impatient) {
  const fake = await fakePostgres(behaviour);
  const database = openPostgres(fake.url, () => undefined, limits);
  const close = async () => {
    fake.close();
    await database.close();
  };
  return { fake, database, close };
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** The bytes of a cut connection have arrived, and whatever they set off has happened. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await setImmediate();
};

describe('a connection that is cut', () => {
  it('between two statements of a transaction fails that call, and nothing else', async () => {
    const { fake, database, close } = await open();
    const failure = await failureOf(
      database.db.transaction(async (inside) => {
        await inside.execute(sql`select 1`);
        fake.cutAll();
        await settled();
        await inside.execute(sql`select 2`);
      }),
    );
    expect(isDatabaseDown(failure)).toBe(true);
    await database.ping();
    await close();
  });

  it('at the begin of transactions costs no place among the connections', async () => {
    let isDown = true;
    const onStatement = (text: string, cut: () => void) => {
      if (isDown && text.startsWith('begin')) cut();
    };
    const { database, close } = await open({ onStatement });
    for (let time = 0; time < 12; time++) {
      expect(isDatabaseDown(await failureOf(database.db.transaction(async () => null)))).toBe(true);
    }
    isDown = false;
    expect(await database.db.transaction(async () => 'done')).toBe('done');
    await close();
  });

  it('is no loss where the process was too busy to hear the answer to a start', async () => {
    const { database, close } = await open({}, impatient);
    const starting = database.alone(async () => 'started');
    const isOver = performance.now() + 1.2 * impatient.connectMs;
    while (performance.now() < isOver);
    expect(await starting).toBe('started');
    await close();
  });

  it('under the lock of a start ends that start in order', async () => {
    const { fake, database, close } = await open();
    const failure = await failureOf(
      database.alone(async () => {
        fake.cutAll();
        await settled();
      }),
    );
    expect(isDatabaseDown(failure)).toBe(true);
    await close();
  });
});

it('a refusal in a transaction stays that refusal, also where the connection is cut', async () => {
  const { fake, database, close } = await open();
  const failure = await failureOf(
    database.db.transaction(async () => {
      fake.cutAll();
      await settled();
      throw new Error('refused for a reason of its own');
    }),
  );
  expect(failure).toEqual(new Error('refused for a reason of its own'));
  await close();
});

describe('a database that hangs with open connections', () => {
  const askAll = (database: Database, count: number) =>
    Promise.all(Array.from({ length: count }, () => failureOf(database.db.execute(sql`select 1`))));

  it('fails each call after a while, also those that wait for a connection, and is good afterwards', async () => {
    let hangs = true;
    const { fake, database, close } = await open({ hangsAt: () => hangs }, impatient);
    const failures = await askAll(database, 25);
    expect(failures.filter(isDatabaseDown)).toHaveLength(25);
    hangs = false;
    expect(await askAll(database, 25)).toEqual(Array(25).fill(null));
    expect(fake.countConnections()).toBeLessThanOrEqual(10);
    await close();
  });

  it('fails a transaction at the statement that hangs, without asking for more', async () => {
    const asked: string[] = [];
    const behaviour = {
      onStatement: (text: string) => void asked.push(text),
      hangsAt: (text: string) => text.includes('hang'),
    };
    const { database, close } = await open(behaviour, impatient);
    const failure = await failureOf(
      database.db.transaction((inside) => inside.execute(sql`select hang`)),
    );
    expect(isDatabaseDown(failure)).toBe(true);
    await settled();
    expect(asked.join()).not.toContain('rollback');
    expect(await failureOf(database.db.transaction(async () => null))).toBe(null);
    await close();
  });

  it('fails a call also where it hangs before it has said anything', async () => {
    const { database, close } = await open({ isDumb: () => true }, impatient);
    expect(isDatabaseDown(await failureOf(database.ping()))).toBe(true);
    expect(isDatabaseDown(await failureOf(database.alone(async () => null)))).toBe(true);
    await close();
  });

  it('is given longer by what is known to take long', async () => {
    const { fake, database, close } = await open(
      { hangsAt: (text) => text.includes('long') },
      impatient,
    );
    const long = failureOf(database.patient.execute(sql`select long`));
    const migration = failureOf(database.alone(async () => database.db.execute(sql`select 1`)));
    expect(isDatabaseDown(await failureOf(database.db.execute(sql`select long`)))).toBe(true);
    fake.goOn();
    expect(await Promise.all([long, migration])).toEqual([null, null]);
    await close();
  });
});
