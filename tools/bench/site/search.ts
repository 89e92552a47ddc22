/**
 * npx tsx --expose-gc --tsconfig tsconfig.base.json tools/bench/site/search.ts
 *
 * How long a search over 100 000 commodities takes on real PostgreSQL: the first page, the total,
 * and the highlighting, for a mix of keywords and typing errors, compared with a read by primary
 * key in the same run. And the cost of a node's index: its memory, its loading, and a change.
 */
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../apps/server/src/db/database';
import { openPostgres } from '../../../apps/server/src/db/openPostgres';
import {
  commodity,
  specification,
} from '../../../apps/server/src/modules/shop/goods/commodity.tables';
import { readAll } from '../../../apps/server/src/modules/base/findable/findable.jobs';
import { plantSynonyms } from '../../../apps/server/src/modules/base/findable/synonyms.seed';
import {
  find,
  indexForSearch,
} from '../../../apps/server/src/modules/base/findable/findable.service';
import { searchCommodities } from '../../../apps/server/src/modules/front/search/search.service';
import { commodityFindable } from '../../../apps/server/src/modules/shop/commodity/commodity.findable';
import { holdsNothing } from '../../../apps/server/src/modules/shop/entitlement/entitlement.rules';
import { startPostgres } from '../../postgres/postgres.mjs';
import { root } from '../../setup/root.mjs';
import { command, say, Stop } from '../../setup/say.mjs';
import { median } from '../../frame/measure.mjs';
import { descriptionOf, keywords, mistakes, teacherOf, titleOf } from '../support/medicalTitles';

const ITEMS = 100_000;
const AT_ONCE = 1_000;
const ROUNDS = 8;
const SLOWEST_MS = 50;

const types = [1, 2, 4, 8, 16] as const;

function rowOf(at: number) {
  const [title, description] = [titleOf(at), descriptionOf(at)];
  return {
    type: types[at % types.length] ?? 1,
    productId: at + 1,
    charge: 2 as const,
    title,
    description,
    html: '',
    cover: 'commodity/cover.webp',
    learnerCount: (at * 7919) % 20_000,
    publishedAt: new Date(Date.UTC(2026, 0, 1) + at * 60_000),
    teacher: teacherOf(at),
  };
}

async function fill({ db }: Database) {
  for (let from = 0; from < ITEMS; from += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, at) => from + at);
    const made = await db
      .insert(commodity)
      .values(numbers.map(rowOf))
      .returning({ commodityId: commodity.id });
    const prices = { name: '永久有效', price: 10_000, originalPrice: 10_000, vipPrice: 10_000 };
    await db.insert(specification).values(made.map((row) => ({ ...row, ...prices })));
  }
  await db.execute(sql`vacuum analyze`);
}

/** The duration of each call in milliseconds. */
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

const MB = 1024 * 1024;

/** The memory of this process, including buffers. */
function keptMb() {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / MB;
}

/** Loads a node's index: the time that the first search waits, and the memory it takes. */
async function open({ db }: Database) {
  const before = keptMb();
  const [loading] = await times([
    () => find(db, { shelf: 'catalogue', kinds: ['commodity'], keyword: '心脏' }),
  ]);
  say(`Loading the index: ${loading?.toFixed(0)} ms, ${(keptMb() - before).toFixed(0)} MB kept`);
}

await command(async () => {
  say('$ npx tsx --expose-gc --tsconfig tsconfig.base.json tools/bench/site/search.ts\n');
  const postgres = await startPostgres({ durable: false });
  const database = openPostgres(postgres.url, () => undefined);
  const { db } = database;
  await database.migrate(join(root, 'apps/server/src/db/migrations'));
  await plantSynonyms(db);
  await fill(database);
  const [reading] = await times([
    () => readAll(db, commodityFindable, new AbortController().signal),
  ]);
  say(`Reading ${ITEMS} texts anew: ${((reading ?? 0) / 1000).toFixed(1)} s`);
  await open(database);
  const viewer = { now: new Date(), held: holdsNothing };
  // More keywords than the cache holds, so that each search is executed.
  const search = (keyword: string) => () =>
    searchCommodities(db, viewer, { keyword, page: 1, pageCnt: 20 });
  const read = (id: number) => () => db.select().from(commodity).where(eq(commodity.id, id));
  const typed = [...keywords, ...mistakes];
  const goes = Array.from({ length: ROUNDS }, () => typed.map(search)).flat();
  const reads = goes.map((_, at) => read(1 + ((at * 997) % ITEMS)));
  await times(goes.slice(0, typed.length));
  const [searched, byKey] = [await times(goes), await times(reads)];
  const slow = report(typed, searched, byKey);
  await reportChange(db);
  await database.close();
  await postgres.stop();
  if (slow > SLOWEST_MS) throw new Stop('Too slow.');
});

/** The cost of one change for the next search. */
async function reportChange(db: Database['db']) {
  const goes = Array.from({ length: 20 }, (_, at) => async () => {
    await indexForSearch(db, commodityFindable, [at + 1]);
  });
  const changes = await times(goes);
  say(`Making a change findable: median ${median(changes).toFixed(1)} ms`);
  const after = await times([
    () => find(db, { shelf: 'catalogue', kinds: ['commodity'], keyword: '量子力学' }),
  ]);
  say(`The next search after 20 of them: ${after[0]?.toFixed(1)} ms`);
}

function report(typed: readonly string[], searched: readonly number[], byKey: readonly number[]) {
  for (const [at, keyword] of typed.entries()) {
    const own = searched.filter((_, go) => go % typed.length === at);
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
