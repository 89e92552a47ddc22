import { countSchools } from '../../../modules/front/schoolInsight/insight.count';
import { studyTime } from '../../../modules/learning/studyTime/studyTime.tables';
import {
  department,
  departmentAncestor,
} from '../../../modules/people/organisation/department.tables';
import { membership } from '../../../modules/people/organisation/member.tables';
import { schoolClass } from '../../../modules/people/organisation/schoolClass.tables';
import {
  teachingClass,
  teachingPlace,
} from '../../../modules/people/organisation/teachingClass.tables';
import { term } from '../../../modules/people/organisation/term.tables';
import { schoolGrant } from '../../../modules/school/rights/rights.tables';
import type { Db } from '../../../db/database';
import type { TestApp } from '../../useTestApp';

const MINUTE_MS = 60_000;

/** Everybody's id is that of their line on the roll; the last two are of the other school. */
export const ADMIN = 1;
export const HEAD = 2;
export const TEACHER = 3;
export const [ANNA, BERT] = [4, 5];
const CLEO = 6;
export const OTHER_ADMIN = 8;
const EMIL = 9;

/**
 * Departments 1 (with 2 below) and 3; classes 1 in 2 and 2 in 3. Anna and Bert are in class 1, Cleo
 * in class 2, Dora in none. The head heads 1, the teacher teaches Anna and Cleo.
 */
export async function plantInsightSchool(test: TestApp) {
  const { db } = test.database;
  const joinedAt = new Date('2026-08-20T08:00:00+08:00');
  const roles: Record<number, 1 | 2> = { [ADMIN]: 1, [HEAD]: 2, [TEACHER]: 2, [OTHER_ADMIN]: 1 };
  const places: Record<number, { classId: number; departmentId: number }> = {
    [ANNA]: { classId: 1, departmentId: 2 },
    [BERT]: { classId: 1, departmentId: 2 },
    [CLEO]: { classId: 2, departmentId: 3 },
  };
  await test.given({
    people: Array.from({ length: EMIL }, () => ({})),
    organisations: [{}, { name: '济世医科大学' }],
    courses: [{ name: '内科学' }],
  });
  await plantStructure(db);
  await db.insert(membership).values(
    Array.from({ length: EMIL }, (_, at) => ({
      joinedAt,
      personId: at + 1,
      organisationId: at + 1 >= OTHER_ADMIN ? 2 : 1,
      role: roles[at + 1] ?? (3 as const),
      name: `人${at + 1}`,
      number: `N${at + 1}`,
      ...places[at + 1],
    })),
  );
  await plantTeaching(db, test.clock.now());
  await studied(db, ANNA, '2026-11-19', 60);
  await studied(db, ANNA, '2026-09-02', 60);
  await studied(db, BERT, '2026-10-01', 20);
  await studied(db, CLEO, '2026-11-18', 30);
  await studied(db, EMIL, '2026-11-18', 90);
  await countSchools(db, test.clock.now());
}

async function plantStructure(db: Db) {
  const names = ['护理学院', '助产学', '药学院', '口腔学院'];
  await db.insert(department).values(
    names.map((name, at) => ({
      name,
      organisationId: at === 3 ? 2 : 1,
      parentId: at === 1 ? 1 : null,
      kind: 1 as const,
      position: at,
    })),
  );
  const above = [1, 2, 3, 4].map((id) => ({ departmentId: id, ancestorId: id }));
  await db.insert(departmentAncestor).values([...above, { departmentId: 2, ancestorId: 1 }]);
  const made = { year: 2026 } as const;
  await db.insert(schoolClass).values([
    { ...made, organisationId: 1, name: '护理 1 班', departmentId: 2 },
    { ...made, organisationId: 1, name: '药学 1 班', departmentId: 3 },
    { ...made, organisationId: 2, name: '口腔 1 班', departmentId: 4 },
  ]);
  const days = { startsOn: '2026-09-01', endsOn: '2027-01-20' };
  await db.insert(term).values([
    { organisationId: 1, name: '秋', ...days },
    { organisationId: 2, name: '秋', ...days },
    { organisationId: 1, name: '春', startsOn: '2026-03-01', endsOn: '2026-07-01' },
  ]);
}

async function plantTeaching(db: Db, now: Date) {
  await db
    .insert(schoolGrant)
    .values({ membershipId: HEAD, kind: 1, departmentId: 1, grantedAt: now });
  const row = { termId: 1, courseName: '内科学', createdAt: now };
  await db.insert(teachingClass).values([
    { ...row, organisationId: 1, name: 'A 班' },
    { ...row, organisationId: 1, name: 'B 班' },
  ]);
  const place = { by: 2, joinedAt: now } as const;
  await db.insert(teachingPlace).values([
    { ...place, teachingClassId: 1, membershipId: TEACHER, role: 1 },
    { ...place, teachingClassId: 1, membershipId: ANNA, role: 3 },
    { ...place, teachingClassId: 1, membershipId: CLEO, role: 3 },
    { ...place, teachingClassId: 2, membershipId: ANNA, role: 3 },
    { ...place, teachingClassId: 2, membershipId: BERT, role: 3 },
  ]);
}

async function studied(db: Db, personId: number, day: string, minutes: number) {
  const startedAt = new Date(`${day}T10:00:00+08:00`);
  const endedAt = new Date(startedAt.getTime() + minutes * MINUTE_MS);
  const product = { productType: 1, productId: 1 } as const;
  await db.insert(studyTime).values({ personId, startedAt, endedAt, ...product });
}
