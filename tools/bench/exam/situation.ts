/**
 * npx tsx --tsconfig tsconfig.base.json tools/bench/exam/situation.ts
 *
 * How long the calls of the learning-situation page take on real PostgreSQL for an organisation
 * with 10 000 people and 1 000 000 study records of a year, for the periods that the page offers
 * and for a whole year, compared with a read by primary key in the same run.
 */
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../../../apps/server/src/db/database';
import { openPostgres } from '../../../apps/server/src/db/openPostgres';
import * as service from '../../../apps/server/src/modules/emergency/situation/situation.service';
import { person } from '../../../apps/server/src/modules/people/person/person.tables';
import { systemClock } from '../../../apps/server/src/ports/clock';
import { startPostgres } from '../../postgres/postgres.mjs';
import { root } from '../../setup/root.mjs';
import { command, say, Stop } from '../../setup/say.mjs';
import { median } from '../../frame/measure.mjs';
import { rebuildTotals } from '../../../apps/server/src/modules/emergency/situation/totals.rebuild.store';

const [PEOPLE, STUDIES, QUIZZES, DAYS] = [10_000, 1_000_000, 200_000, 365];
const ROUNDS = 15;
const SLOWEST_MS = 300;
const DAY_MS = 24 * 3_600_000;

const facts = [
  `insert into organisation (name, service) values ('一家急救中心', 'emergency')`,
  `insert into person (service, nickname, phone, registered_at)
   select 'emergency', '学员', (13000000000 + n)::text, now() from generate_series(1, ${PEOPLE}) as n`,
  `insert into membership (organisation_id, person_id, role, name)
   select 1, n, 3, '学员' || n from generate_series(1, ${PEOPLE}) as n`,
  `insert into emergency_resource (title, summary, category, topic, kind, cover)
   select '资源' || n, '', 2, n % 10 + 1, 1, '' from generate_series(1, 200) as n`,
  // In chronological order, as they arrive; some people study often and some hardly ever.
  `insert into emergency_study
     (person_id, organisation_id, resource_id, studied_ms, started_at, ended_at)
   select (random() * random() * ${PEOPLE - 1})::int + 1, 1, (random() * 199)::int + 1,
     60000 + (random() * 600000)::int, at, at + interval '10 minutes'
   from (select now() - interval '${DAYS} days' * (1 - n::float / ${STUDIES}) as at
     from generate_series(1, ${STUDIES}) as n) as moments`,
  `insert into emergency_quiz
     (person_id, organisation_id, is_test, total, correct, score, started_at, submitted_at)
   select (random() * random() * ${PEOPLE - 1})::int + 1, 1, true, 10, 7, (random() * 100)::int, at, at
   from (select now() - interval '${DAYS} days' * (1 - n::float / ${QUIZZES}) as at
     from generate_series(1, ${QUIZZES}) as n) as moments`,
];

async function fill({ db }: Database) {
  for (const statement of facts) await db.execute(statement);
  const began = performance.now();
  await rebuildTotals(db);
  say(`Sums made anew from ${STUDIES + QUIZZES} facts in ${seconds(performance.now() - began)} s`);
  await db.execute(sql`vacuum analyze`);
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);

const manager = {
  person: { id: 1, sessionId: 1, roles: ['welfareManager'] as const, organisationId: 1 },
  clock: systemClock,
};

type Go = () => Promise<unknown>;

function goesOver(db: Db, days: number): Record<string, Go> {
  const to = Date.now();
  const period = { from: to - (days - 1) * DAY_MS, to };
  const page = { ...period, page: 1, pageCnt: 20 };
  const people = (order: 1 | 2 | 3) => () =>
    service.listPeople(db, manager.person, { ...page, order });
  return {
    overview: () => service.readOverview(db, manager, period),
    trend: () => service.readTrend(db, manager.person, period),
    distribution: () => service.readDistribution(db, manager.person, period),
    'people by study time': people(1),
    'people by score': people(2),
    'people by last study': people(3),
    'at-risk': () => service.listAtRisk(db, manager, { page: 1, pageCnt: 20 }),
    person: () => service.readPerson(db, manager.person, { ...period, id: 42 }),
  };
}

async function time(go: Go) {
  const began = performance.now();
  await go();
  return performance.now() - began;
}

async function times(go: Go) {
  await go();
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round++) taken.push(await time(go));
  return taken;
}

const slow = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

/** The time of all the page's calls for one period. */
async function measure(db: Db, days: number) {
  say(`\nOver ${days} days: median and 95th percentile`);
  const all: number[] = [];
  for (const [name, go] of Object.entries(goesOver(db, days))) {
    const taken = await times(go);
    say(`  ${name}: ${median(taken).toFixed(1)} ms, ${slow(taken).toFixed(1)} ms`);
    all.push(...taken);
  }
  say(`  all: ${median(all).toFixed(1)} ms, ${slow(all).toFixed(1)} ms (at most ${SLOWEST_MS})`);
  return all;
}

await command(async () => {
  say('$ npx tsx --tsconfig tsconfig.base.json tools/bench/exam/situation.ts\n');
  const postgres = await startPostgres({ durable: false });
  const database = openPostgres(postgres.url, () => undefined);
  await database.migrate(join(root, 'apps/server/src/db/migrations'));
  await fill(database);
  const { db } = database;
  const offered = [];
  for (const days of [7, 30, 90]) offered.push(...(await measure(db, days)));
  const year = await measure(db, 366);
  const byKey = await times(() => db.select().from(person).where(eq(person.id, 4711)));
  say(`\nWhat the page offers: 95th percentile ${slow(offered).toFixed(1)} ms`);
  say(`Read by primary key: median ${median(byKey).toFixed(2)} ms`);
  say(`Ratio of the medians ${(median(offered) / median(byKey)).toFixed(1)}`);
  await database.close();
  await postgres.stop();
  if (Math.max(slow(offered), slow(year)) > SLOWEST_MS) throw new Stop('Too slow.');
});
