import type { SchoolMergePreview } from '@cheese/domain/contract/school/schoolMerge';
import { eq, sql } from 'drizzle-orm';
import { useTestApp } from '../testing/useTestApp';
import { rawRows } from '../db/rawRows';
import { enqueue } from './base/job/job.service';
import { job } from './base/job/job.tables';
import { everyModule } from './modules';
import { auditEntry } from './people/audit/audit.tables';
import { membership } from './people/organisation/member.tables';
import { organisation } from './people/organisation/organisation.tables';
import { schoolColumns } from './school/schoolMerge/schoolMerge.columns';

const test = useTestApp({ modules: everyModule });
const at = '/doctor-cheese/manage/school-merge/v1';
const [OPERATOR, ADMIN, BOTH, LEARNER, OTHER] = [1, 2, 3, 4, 5] as const;

beforeEach(() =>
  test.given({
    people: [
      { isPlatformAdmin: true },
      ...[2, 3, 4, 5].map((nth) => ({ phone: `1380000000${nth}` })),
    ],
    organisations: [{ name: '仁心医学院' }, { name: '博爱医学院' }, { name: '青山医学院' }],
    memberships: [
      { personId: ADMIN, role: 1, name: '院长' },
      { personId: BOTH, role: 3, name: '李明' },
      { personId: LEARNER, role: 3, name: '王芳' },
      { personId: BOTH, role: 2, name: '李明', organisationId: 2 },
      { personId: OTHER, role: 1, name: '外校', organisationId: 3 },
    ],
  }),
);

const ask = async (call: string, asked?: object, by: number = OPERATOR) =>
  (await test.ask(call, asked, { token: await test.signIn(by) })).body;
const preview = async () =>
  (await ask(`GET ${at}/preview?id=1&intoId=2`)).data as SchoolMergePreview;
const merge = (asked: object = {}) =>
  ask(`POST ${at}/merge`, {
    id: 1,
    intoId: 2,
    name: '仁心医学院',
    requestKey: 'press-one',
    ...asked,
  });

it('knows every column that says which school a row is of', async () => {
  const columns = await rawRows<{ name: string }>(
    test.database.db,
    sql`select distinct name from (
      select made.conrelid::regclass::text || '.' || link.attname as name from pg_constraint made
        join pg_attribute link on link.attrelid = made.conrelid and link.attnum = any(made.conkey)
        where made.contype = 'f' and made.confrelid = 'organisation'::regclass
      union all
      select table_name || '.' || column_name from information_schema.columns
        where table_schema = 'public' and column_name in ('organisation_id', 'school_id')
    ) found order by name`,
  );
  expect(Object.keys(schoolColumns).sort()).toEqual(columns.map(({ name }) => name).sort());
});

it('moves the people of a school into another, once, and closes it', async () => {
  const { fingerprint, things } = await preview();
  expect(things).toContainEqual({ thing: 'membership', count: 3, joined: 1 });
  expect(await merge({ fingerprint, name: '博爱医学院' })).toMatchObject({
    key: 'school.mergeName',
  });
  expect(await merge({ fingerprint })).toMatchObject({ flag: 0 });
  expect(await merge({ fingerprint })).toMatchObject({ flag: 0 });
  expect(await merge({ fingerprint, requestKey: 'press-two' })).toMatchObject({
    key: 'school.merged',
  });
  const { db } = test.database;
  const lines = await db.select().from(membership).where(eq(membership.organisationId, 2));
  expect(lines.map(({ personId, role }) => [personId, role]).sort()).toEqual([
    [ADMIN, 1],
    [BOTH, 2],
    [LEARNER, 3],
  ]);
  expect(await db.$count(membership, eq(membership.organisationId, 3))).toBe(1);
  expect(await db.select().from(auditEntry)).toMatchObject([
    {
      act: 'school.merge',
      organisationId: 2,
      before: { name: '仁心医学院', count: '仁心医学院：人员 3；博爱医学院：人员 1' },
      after: { name: '博爱医学院', count: '人员 3' },
    },
  ]);
  const [closed] = await db.select().from(organisation).where(eq(organisation.id, 1));
  expect(closed).toMatchObject({ mergedIntoId: 2 });
  await expect(
    db.insert(membership).values({ organisationId: 1, role: 3, name: '迟到' }),
  ).rejects.toThrow();
});

/** Departments 1 to 3 are of the first school, 4 to 5 of the second, of which one has another kind. */
async function plantStructure() {
  const { db } = test.database;
  await db.execute(sql`
    insert into department (organisation_id, parent_id, kind, name, position) values
      (1, null, 1, '护理学院', 0), (1, 1, 2, '助产', 0), (1, null, 1, '口腔', 1),
      (2, null, 1, '护理学院', 0), (2, null, 2, '口腔', 1)`);
  await db.execute(sql`
    insert into department_ancestor values (1, 1), (2, 2), (2, 1), (3, 3), (4, 4), (5, 5)`);
  await db.execute(sql`
    insert into school_class (organisation_id, department_id, year, name) values
      (1, 1, 2026, '1班'), (1, 3, 2026, '2班'), (2, 4, 2026, '1班'), (2, 4, 2026, '2班')`);
  await db.execute(sql`
    insert into membership (organisation_id, role, name, number, account, department_id, class_id, year)
    select 1, 3, '学员' || n, 'S' || n, 'S' || n, 1 + n % 3, 1 + n % 2, 2026
    from generate_series(1, 5000) n`);
}

it('joins what is the same, renames what is not, and loses none of 5 000 people', async () => {
  await plantStructure();
  const { db } = test.database;
  const { fingerprint, renames } = await preview();
  expect(renames.list.map(({ name, renamed }) => [name, renamed])).toEqual([
    ['口腔', '口腔（仁心医学院）'],
    ['2班', '2班（仁心医学院）'],
  ]);
  expect(await merge({ fingerprint })).toMatchObject({ flag: 0 });
  const tree = await rawRows<{ line: string }>(
    db,
    sql`select d.organisation_id || ' ' || coalesce(d.parent_id, 0) || ' ' || d.name || ' '
      || count(a.ancestor_id) as line
      from department d join department_ancestor a on a.department_id = d.id
      group by d.id order by d.id`,
  );
  expect(tree.map(({ line }) => line)).toEqual([
    '2 4 助产 2',
    '2 0 口腔（仁心医学院） 1',
    '2 0 护理学院 1',
    '2 0 口腔 1',
  ]);
  const classes = await rawRows<{ line: string }>(
    db,
    sql`select c.organisation_id || ' ' || c.name || ' ' || c.department_id || ' ' || count(*) as line
      from school_class c join membership m on m.class_id = c.id group by c.id order by c.id`,
  );
  expect(classes.map(({ line }) => line)).toEqual(['2 2班（仁心医学院） 3 2500', '2 1班 4 2500']);
  expect(await db.$count(membership, eq(membership.organisationId, 2))).toBe(5_003);
});

it('is refused while two people have one number, or anything has changed since', async () => {
  await plantStructure();
  const { db } = test.database;
  const { fingerprint } = await preview();
  const line = { organisationId: 2, role: 3, name: '同号', number: 'S7', account: 'S7' } as const;
  await db.insert(membership).values({ ...line, number: 'T1', account: 'T1' });
  expect(await merge({ fingerprint })).toMatchObject({ key: 'school.mergeChanged' });
  await db.insert(membership).values(line);
  expect((await preview()).clashes).toMatchObject({
    total: 1,
    list: [{ kind: 'number', value: 'S7', fromName: '学员7', intoName: '同号' }],
  });
  expect(await merge({ fingerprint })).toMatchObject({ key: 'school.mergeClash' });
});

it('is for platform administrators alone', async () => {
  for (const by of [ADMIN, LEARNER, OTHER]) {
    const refused = await ask(`GET ${at}/preview?id=1&intoId=2`, undefined, by);
    expect(refused).toMatchObject({ key: 'access.denied' });
  }
});

it('has the figures counted anew at once, and not at the next hour', async () => {
  const { db } = test.database;
  const runAt = new Date(test.clock.now().getTime() + 3_600_000);
  await enqueue(db, { kind: 'countSchools', payload: {}, onceKey: 'countSchools', runAt });
  const { fingerprint } = await preview();
  expect(await merge({ fingerprint })).toMatchObject({ flag: 0 });
  const [counting] = await db.select().from(job).where(eq(job.onceKey, 'countSchools'));
  expect(counting?.runAt.getTime()).toBeLessThanOrEqual(test.clock.now().getTime());
});
