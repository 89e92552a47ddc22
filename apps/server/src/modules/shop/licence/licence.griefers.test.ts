import { eq, sql } from 'drizzle-orm';
import { rawRows } from '../../../db/rawRows';
import {
  ADMIN,
  LEARNERS,
  licenceModules,
  licensing,
} from '../../../testing/given/school/licensing';
import { useTestApp } from '../../../testing/useTestApp';
import { untilLocked } from '../../../testing/untilLocked';
import { attempt } from '../../base/limit/limit.tables';
import { auditEntry } from '../../people/audit/audit.tables';
import { membership } from '../../people/organisation/member.tables';
import { person } from '../../people/person/person.tables';

const test = useTestApp({ modules: { main: licenceModules } });
const of = licensing(test);
const at = 'PUT /doctor-cheese/school-licence/v1';
const [A, B, C, D, E] = LEARNERS;
/** More of the same school and department; the first of them administers it, too. */
const MORE = 50;
const COLLEAGUE = 12;

beforeEach(async () => {
  await of.plant();
  await test.given({
    people: Array.from({ length: MORE }, (_, nth) => ({ phone: `1390000${1000 + nth}` })),
    memberships: Array.from({ length: MORE }, (_, nth) => ({
      personId: COLLEAGUE + nth,
      role: nth === 0 ? (1 as const) : (3 as const),
      name: `更多${nth}`,
      number: `M${nth}`,
      departmentId: 1,
    })),
  });
});

const counted = async () => {
  const [row] = await rawRows<{ seats: number; open: number }>(
    test.database.db,
    sql`select (select count(*)::int from licence_seat where lost_at is null) as seats,
      (select count(*)::int from entitlement where origin = 'licence' and withdrawn_at is null) as open`,
  );
  return row;
};
const entriesOf = (act: 'licence.free' | 'licence.give') =>
  test.database.db.$count(auditEntry, eq(auditEntry.act, act));

const actedBefore = (times: number) =>
  test.database.db
    .insert(attempt)
    .values(Array.from({ length: times }, () => ({ key: `seat:${ADMIN}`, at: test.clock.time })));

it('fifty at once for three seats: three have one, and each is in the log once', async () => {
  const id = await of.sell();
  for (const personId of [A, B, C]) await of.ask(`${at}/free`, { id, personId });
  // Whoever waits moved up; all seats are taken back until nobody waits whom a job would seat.
  await test.database.db.execute(sql`
    update licence_seat set lost_at = now(), is_freed = true`);
  await test.database.db.execute(sql`update entitlement set withdrawn_at = now()`);
  const before = await entriesOf('licence.give');
  const wanted = Array.from({ length: MORE - 1 }, (_, nth) => COLLEAGUE + 1 + nth);
  const answers = await Promise.all(
    [...wanted, A].map((personId, nth) =>
      of.ask(`${at}/give`, { id, personId }, nth % 2 ? ADMIN : COLLEAGUE),
    ),
  );
  const keys = answers.map((answer) => (answer['flag'] === 0 ? 'given' : answer['key']));
  expect(keys.filter((key) => key === 'given')).toHaveLength(3);
  expect(keys.filter((key) => key === 'licence.noSeat')).toHaveLength(MORE - 3);
  expect(await counted()).toEqual({ seats: 3, open: 3 });
  expect(await entriesOf('licence.give')).toBe(before + 3);
});

it('who takes and gives back one seat without end is held back, and a colleague is not', async () => {
  const id = await of.sell({ seats: 100 });
  await actedBefore(560);
  const heard: Record<string, number> = {};
  for (let nth = 0; nth < 50; nth += 1) {
    const act = nth % 2 === 0 ? 'free' : 'give';
    const { flag } = await of.ask(`${at}/${act}`, { id, personId: A });
    heard[String(flag)] = (heard[String(flag)] ?? 0) + 1;
  }
  expect(heard).toEqual({ 0: 40, 429: 10 });
  expect(await entriesOf('licence.free')).toBe(20);
  expect(await entriesOf('licence.give')).toBe(20);
  expect(await of.ask(`${at}/free`, { id, personId: A }, COLLEAGUE)).toMatchObject({ flag: 0 });
  test.clock.pass(3_600);
  expect(await of.ask(`${at}/give`, { id, personId: A })).toMatchObject({ flag: 0 });
});

it('a learner can neither take nor give a seat', async () => {
  const id = await of.sell();
  const before = await counted();
  for (let nth = 0; nth < 20; nth += 1) {
    for (const act of ['free', 'give']) {
      expect(await of.ask(`${at}/${act}`, { id, personId: A }, A)).toMatchObject({ flag: 403 });
    }
  }
  expect(await counted()).toEqual(before);
});

it('a seat goes to the next but one where the next is taken off the roll at the same moment', async () => {
  const id = await of.sell();
  const { db } = test.database;
  let freeing: ReturnType<typeof of.ask> | undefined;
  await db.transaction(async (tx) => {
    await tx.delete(membership).where(eq(membership.personId, D));
    await tx.delete(person).where(eq(person.id, D));
    freeing = of.ask(`${at}/free`, { id, personId: A });
    await untilLocked(db);
  });
  expect(await freeing).toMatchObject({ flag: 0 });
  await of.work();
  expect(await of.seatsOf(id, 'inUse')).toEqual([B, C, E]);
});
