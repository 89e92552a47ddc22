/**
 * npx tsx --tsconfig tsconfig.base.json tools/bench/search.ts
 *
 * How long a search over 100 000 commodities takes on real PostgreSQL: the first page, the number of
 * all, and the marks, for a mix of keywords, beside a read by primary key in the same run.
 */
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../apps/server/src/db/database';
import { openPostgres } from '../../apps/server/src/db/openPostgres';
import {
  commodity,
  specification,
} from '../../apps/server/src/modules/shop/commodity/commodity.tables';
import { searchCommodities } from '../../apps/server/src/modules/front/search/search.service';
import { searchable } from '../../apps/server/src/modules/base/findable/searchable';
import { startPostgres } from '../postgres/postgres.mjs';
import { root } from '../setup/root.mjs';
import { command, say, Stop } from '../setup/say.mjs';
import { median } from './support/measure.mjs';
import { descriptionOf, keywords, titleOf } from './support/medicalTitles';

const ITEMS = 100_000;
const AT_ONCE = 1_000;
const ROUNDS = 8;
const SLOWEST_MS = 50;

const types = [1, 2, 4, 8, 16] as const;

async function rowOf(at: number) {
  const [title, description] = [titleOf(at), descriptionOf(at)];
  return {
    type: types[at % types.length] ?? 1,
    productId: at + 1,
    charge: 2 as const,
    ...{ title, description, html: '', cover: 'commodity/cover.webp' },
    learnerCount: (at * 7919) % 20_000,
    publishedAt: new Date(Date.UTC(2026, 0, 1) + at * 60_000),
    ...(await searchable({ title, body: description })),
  };
}

async function fill({ db }: Database) {
  for (let from = 0; from < ITEMS; from += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, at) => from + at);
    const made = await db
      .insert(commodity)
      .values(await Promise.all(numbers.map(rowOf)))
      .returning({ commodityId: commodity.id });
    const prices = { name: '永久有效', price: 10_000, originalPrice: 10_000, vipPrice: 10_000 };
    await db.insert(specification).values(made.map((row) => ({ ...row, ...prices })));
  }
  await db.execute(sql`vacuum analyze`);
}

/** Milliseconds of each go. */
async function times(goes: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const taken: number[] = [];
  for (const go of goes) {
    const began = performance.now();
    await go();
    taken.push(performance.now() - began);
  }
  return taken;
}

const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

await command(async () => {
  say('$ npx tsx --tsconfig tsconfig.base.json tools/bench/search.ts\n');
  const postgres = await startPostgres({ durable: false });
  const database = openPostgres(postgres.url, () => undefined);
  await database.migrate(join(root, 'apps/server/src/db/migrations'));
  await fill(database);
  const viewer = { now: new Date(), isMember: false };
  const search = (keyword: string) => () =>
    searchCommodities(database.db, viewer, { keyword, page: 1, pageCnt: 20 });
  const read = (id: number) => () =>
    database.db.select().from(commodity).where(eq(commodity.id, id));
  const goes = Array.from({ length: ROUNDS }, () => keywords.map(search)).flat();
  const reads = goes.map((_, at) => read(1 + ((at * 997) % ITEMS)));
  await times(goes.slice(0, keywords.length));
  const [searched, byKey] = [await times(goes), await times(reads)];
  const slow = report(searched, byKey);
  await database.close();
  await postgres.stop();
  if (slow > SLOWEST_MS) throw new Stop('Too slow.');
});

function report(searched: readonly number[], byKey: readonly number[]) {
  for (const [at, keyword] of keywords.entries()) {
    const own = searched.filter((_, go) => go % keywords.length === at);
    say(`  ${keyword}: ${median(own).toFixed(1)} ms`);
  }
  const slow = percentile(searched, 0.95);
  say(
    `\nSearch of ${ITEMS}: median ${median([...searched]).toFixed(1)} ms, 95th percentile ${slow.toFixed(1)} ms (at most ${SLOWEST_MS})`,
  );
  say(`Read by primary key: median ${median([...byKey]).toFixed(2)} ms`);
  say(`Ratio of the medians ${(median([...searched]) / median([...byKey])).toFixed(1)}`);
  return slow;
}
