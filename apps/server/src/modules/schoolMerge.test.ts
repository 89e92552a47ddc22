import type { SchoolMergePreview } from '@cheese/domain/contract/school/schoolMerge';
import { eq, sql } from 'drizzle-orm';
import { useTestApp } from '../testing/useTestApp';
import { rawRows } from '../db/rawRows';
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
  expect(await db.$count(auditEntry)).toBe(2);
  const [closed] = await db.select().from(organisation).where(eq(organisation.id, 1));
  expect(closed).toMatchObject({ mergedIntoId: 2 });
  await expect(
    db.insert(membership).values({ organisationId: 1, role: 3, name: '迟到' }),
  ).rejects.toThrow();
});
