import { useTestApp } from '../../../testing/useTestApp';
import { runNextJob } from '../job/job.run';
import { findableJobs, queueReading } from './findable.jobs';
import { find } from './findable.service';
import type { FindableSource, FindableText } from './findable.shapes';
import { findable, findableKind } from './findable.tables';

const test = useTestApp();

let texts: FindableText[] = [];
const source: FindableSource = {
  kind: 'it',
  shelf: 'catalogue',
  select: async (_db, asked) =>
    'ids' in asked
      ? texts.filter(({ id }) => asked.ids.includes(id))
      : texts.filter(({ id }) => id > asked.after).slice(0, asked.limit),
};
const text = (id: number, title: string): FindableText => ({
  id,
  title,
  type: 1,
  weight: 0,
  tags: [],
  typeNames: [],
  text: '',
});
const shop = () => ({ db: test.database.db, clock: test.clock });
const work = () => {
  const stopping = new AbortController().signal;
  return runNextJob({ ...shop(), log: test.app.log, stopping }, findableJobs(shop(), [source]));
};
const total = async (keyword: string) =>
  (await find(test.database.db, { shelf: 'catalogue', kinds: ['it'], keyword }))?.total;

it('reads what was stored before anything was read, in steps, and once', async () => {
  texts = Array.from({ length: 450 }, (_, at) => text(at + 1, `标本${at + 1}号`));
  await queueReading(shop(), [source]);
  expect(await work()).toBe(true);
  expect(await total('标本')).toBe(450);
  expect(await total('450号')).toBe(1);
  await queueReading(shop(), [source]);
  expect(await work()).toBe(false);
});

it('reads all of it anew where an older version has read it, and drops what is gone', async () => {
  const { db } = test.database;
  texts = [text(1, '心脏'), text(2, '肝脏')];
  await queueReading(shop(), [source]);
  await work();
  texts = [text(2, '肾脏')];
  await db.update(findableKind).set({ reading: 0 });
  await queueReading(shop(), [source]);
  await work();
  expect([await total('心脏'), await total('肝脏'), await total('肾脏')]).toEqual([0, 0, 1]);
  expect(await db.$count(findable)).toBe(2);
});
