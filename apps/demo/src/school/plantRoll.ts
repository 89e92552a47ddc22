import { genderCodes } from '@cheese/domain/codes/people/people';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import { present } from '@cheese/server/db/present';
import { pinyinOf } from '@cheese/server/modules/base/findable/reading/pinyinOf';
import { membership } from '@cheese/server/modules/people/organisation/member.tables';
import { person } from '@cheese/server/modules/people/person/person.tables';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { nameAt } from './names';
import type { OpenedSchool } from './openSchool';
import type { DemoSchool } from './schools';

interface Structure {
  departments: ReadonlyMap<string, number>;
  classes: ReadonlyMap<string, number>;
}

interface NewLine {
  name: string;
  number: string;
  role: 2 | 3;
  departmentId: number;
  classId: number | null;
  year: number | null;
}

/** Fills the classes: first with the learners that the school has, then with new ones. */
export async function plantRoll(school: OpenedSchool, demo: DemoSchool, structure: Structure) {
  const spare = await selectClassless(school);
  const lines: NewLine[] = [];
  for (const { name, year, major } of [...demo.classes].reverse()) {
    const place = {
      year,
      classId: present(structure.classes.get(name)),
      departmentId: present(structure.departments.get(major)),
    };
    const known = spare.splice(0, demo.learnersInClass);
    for (const { id } of known) await moveIn(school, id, place);
    for (let at = known.length; at < demo.learnersInClass; at += 1) {
      lines.push({ ...place, ...learnerAt(demo, year, lines.length) });
    }
  }
  await insertLines(school, [...lines, ...teachersOf(demo, structure)]);
}

const learnerAt = ({ numbersAfter }: DemoSchool, year: number, at: number) => ({
  name: nameAt(at),
  number: `${year}${String(numbersAfter + 1 + at)}`,
  role: roleCodes.learner,
});

function teachersOf(demo: DemoSchool, { departments }: Structure): NewLine[] {
  const names = demo.departments.map(({ name }) => name);
  return Array.from({ length: demo.teachers }, (_, at) => ({
    name: nameAt(at * 13 + 5),
    number: `T${String(demo.numbersAfter + 1 + at)}`,
    role: roleCodes.teacher,
    departmentId: present(departments.get(present(names[at % names.length]))),
    classId: null,
    year: null,
  }));
}

const selectClassless = ({ db, organisationId }: OpenedSchool) =>
  db
    .select({ id: membership.id })
    .from(membership)
    .where(
      and(
        eq(membership.organisationId, organisationId),
        eq(membership.role, roleCodes.learner),
        isNull(membership.classId),
      ),
    )
    .orderBy(asc(membership.id));

type Place = Pick<NewLine, 'departmentId' | 'classId' | 'year'>;

async function moveIn({ db }: OpenedSchool, id: number, place: Place) {
  const [row] = await db.select().from(membership).where(eq(membership.id, id));
  const [pinyin = ''] = await pinyinOf([present(row).name]);
  await db
    .update(membership)
    .set({ ...place, pinyin })
    .where(eq(membership.id, id));
}

/** With accounts of the school's making, whose passwords its administrator may hand out. */
async function insertLines({ db, organisationId, admin }: OpenedSchool, lines: NewLine[]) {
  const now = admin.clock.now();
  const people = await db
    .insert(person)
    .values(
      lines.map(({ name }) => ({
        service: 'main' as const,
        name,
        nickname: name,
        mustChangePassword: true,
        registeredAt: now,
      })),
    )
    .returning({ id: person.id });
  const read = await pinyinOf(lines.map(({ name }) => name));
  await db.insert(membership).values(
    lines.map((line, at) => ({
      ...line,
      organisationId,
      personId: present(people[at]).id,
      account: line.number,
      pinyin: read[at] ?? '',
      gender: at % 2 === 0 ? genderCodes.female : genderCodes.male,
      isAccountMade: true,
      joinedAt: now,
    })),
  );
}
