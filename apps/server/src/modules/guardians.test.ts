import { guardianRelationCodes } from '@cheese/domain/codes/school/guardianConsent';
import type { SchoolMergePreview } from '@cheese/domain/contract/school/schoolMerge';
import { eq } from 'drizzle-orm';
import { useTestApp } from '../testing/useTestApp';
import { everyModule } from './modules';
import { noGuardianship } from './people/member/guardianship';
import { membership } from './people/organisation/member.tables';
import { person } from './people/person/person.tables';
import { eraseOne } from './people/privacy/privacy.erase';
import type { PersonalRow } from './people/privacy/privacy.part';
import { schoolTable } from './people/privacy/privacy.parts.store';
import { personalParts } from './personalParts';

const test = useTestApp({ modules: everyModule });
const [OPERATOR, ADMIN, CHILD, OTHER] = [1, 2, 3, 4] as const;
const lines = { here: 2, there: 3, other: 4 } as const;
/** Tests begin on 2026-11-20. */
const birthMonth = '2013-05';
const mother = {
  guardianName: '李娟',
  guardianPhone: '13700000001',
  guardianRelation: guardianRelationCodes.mother,
} as const;
const given = {
  birthMonth,
  ...mother,
  consentedOn: '2026-09-01',
  consentBasis: 1,
  consentById: ADMIN,
  consentAt: new Date('2026-09-02T08:00:00+08:00'),
} as const;
const waiting = { birthMonth, ...mother, state: 7 } as const;

beforeEach(() =>
  test.given({
    people: [{ isPlatformAdmin: true }, {}, {}, {}],
    organisations: [{ name: '仁心医学院' }, { name: '博爱医学院' }],
    memberships: [
      { personId: ADMIN, role: 1, name: '院长' },
      { personId: CHILD, name: '李明' },
      { personId: CHILD, name: '李明', organisationId: 2 },
      { personId: OTHER, name: '王芳', ...waiting, guardianName: '王大' },
    ],
  }),
);

type Row = Partial<typeof membership.$inferInsert>;
const set = (id: number, row: Row) =>
  test.database.db.update(membership).set(row).where(eq(membership.id, id));
const rowOf = async (id: number) => {
  const [row] = await test.database.db.select().from(membership).where(eq(membership.id, id));
  return row;
};

it('tells a learner what is kept of their guardian, and nothing of another learner', async () => {
  await set(lines.here, given);
  const rows: PersonalRow[] = [];
  const asked = { personId: CHILD, now: test.clock.now() };
  await test.database.db.transaction(async (tx) => {
    for await (const page of schoolTable.pages(tx, asked)) rows.push(...page);
  });
  const told = rows.map((row) => schoolTable.columns.map((column, at) => [column, row[at]]));
  expect(told).toHaveLength(2);
  expect(Object.fromEntries(told[0] ?? [])).toMatchObject({
    出生年月: birthMonth,
    监护人姓名: '李娟',
    监护人电话: '13700000001',
    监护人关系: '母亲',
    监护人同意日期: '2026-09-01',
    同意方式: '书面同意书',
  });
  expect(JSON.stringify(rows)).not.toContain('王大');
});

it('forgets the guardian with the account, and of nobody else', async () => {
  const { db } = test.database;
  await set(lines.here, given);
  const now = test.clock.now();
  await db.update(person).set({ eraseAt: now }).where(eq(person.id, CHILD));
  await eraseOne(db, { personId: CHILD, now, parts: personalParts });
  expect(await rowOf(lines.here)).toMatchObject({ ...noGuardianship, state: 6 });
  expect(await rowOf(lines.other)).toMatchObject({ guardianName: '王大', state: 7 });
});

describe('a merge of two schools', () => {
  const at = '/doctor-cheese/manage/school-merge/v1';
  const ask = async (call: string, asked?: object) =>
    (await test.ask(call, asked, { token: await test.signIn(OPERATOR) })).body;
  async function merge() {
    const { data } = await ask(`GET ${at}/preview?id=1&intoId=2`);
    const { fingerprint } = data as SchoolMergePreview;
    const asked = { id: 1, intoId: 2, name: '仁心医学院', requestKey: 'press-one', fingerprint };
    expect(await ask(`POST ${at}/merge`, asked)).toMatchObject({ flag: 0 });
  }

  it.each<[string, Row, Row, Row]>([
    ['waits where the first school alone knows the age', waiting, {}, waiting],
    ['is in where the first school has a consent', given, {}, { ...given, state: 1 }],
    [
      'waits where the second does',
      given,
      { ...waiting, guardianName: '李建国' },
      {
        ...waiting,
        guardianName: '李建国',
        consentedOn: null,
      },
    ],
    ['is in where the second has a consent', waiting, given, { ...given, state: 1 }],
    ['is as in the first where they left the second', given, { state: 6 }, { ...given, state: 1 }],
    ['stays disabled', waiting, { state: 2 }, { ...waiting, state: 2 }],
    ['stays as nobody knows their age', {}, {}, { ...noGuardianship, state: 1 }],
  ])('somebody of both %s', async (_what, here, there, after) => {
    if (Object.keys(here).length > 0) await set(lines.here, here);
    if (Object.keys(there).length > 0) await set(lines.there, there);
    await merge();
    expect(await rowOf(lines.here)).toBeUndefined();
    expect(await rowOf(lines.there)).toMatchObject(after);
    const moved = { organisationId: 2, guardianName: '王大', state: 7 };
    expect(await rowOf(lines.other)).toMatchObject(moved);
  });
});
