import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fakePostgres } from '../testing/fakePostgres';
import { isDatabaseDown } from './isDatabaseDown';
import { openPostgres } from './openPostgres';

async function open(onStatement?: (text: string, cut: () => void) => void) {
  const fake = await fakePostgres({ ...(onStatement && { onStatement }) });
  const database = openPostgres(fake.url, () => undefined);
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
    const { database, close } = await open((text, cut) => {
      if (isDown && text.startsWith('begin')) cut();
    });
    for (let time = 0; time < 12; time++) {
      expect(isDatabaseDown(await failureOf(database.db.transaction(async () => null)))).toBe(true);
    }
    isDown = false;
    expect(await database.db.transaction(async () => 'done')).toBe('done');
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
