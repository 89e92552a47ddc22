import { teachingRoleCodes } from '@cheese/domain/codes/school/teachingClasses';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { present } from '@cheese/server/db/present';
import {
  addClasses,
  addPeople,
} from '@cheese/server/modules/school/teachingClass/teachingClass.people';
import {
  addClass,
  setCode,
} from '@cheese/server/modules/school/teachingClass/teachingClass.service';
import { addTerm, archiveTerm } from '@cheese/server/modules/school/term/term.service';
import type { OpenedSchool } from './openSchool';
import { plantYoung } from './plantYoung';
import type { DemoSchool } from './schools';

const DAY_MS = 86_400_000;

/** The terms of a school, and the classes that are taught in the last of them. */
export async function plantTeaching(
  school: OpenedSchool,
  demo: DemoSchool,
  classes: ReadonlyMap<string, number>,
) {
  const termId = await plantTerms(school, demo);
  for (const taught of demo.teachingClasses) await plantClass(school, { termId, classes }, taught);
}

async function plantTerms({ db, admin }: OpenedSchool, { terms }: DemoSchool) {
  const today = admin.clock.now().getTime();
  let last = 0;
  for (const { name, startsBefore, days, isOver } of terms) {
    const start = today - startsBefore * DAY_MS;
    const [startsOn, endsOn] = [chinaDay(start), chinaDay(start + days * DAY_MS)];
    const { id } = await addTerm(db, admin, {
      name: `${startsOn.slice(0, 4)} ${name}`,
      startsOn,
      endsOn,
    });
    if (isOver) await archiveTerm(db, admin, id);
    last = id;
  }
  return last;
}

interface Where {
  termId: number;
  classes: ReadonlyMap<string, number>;
}

type Taught = DemoSchool['teachingClasses'][number];

async function plantClass(school: OpenedSchool, { termId, classes }: Where, taught: Taught) {
  const { db, admin, memberOf } = school;
  const {
    course: courseName,
    name,
    teacher,
    assistants = [],
    learners = [],
    young = [],
    code,
  } = taught;
  const teacherIds = [(await memberOf(teacher)).id];
  const { id } = await addClass(db, admin, { termId, courseName, name, teacherIds });
  const classIds = taught.classes.map((one) => present(classes.get(one)));
  if (classIds.length > 0) await addClasses(db, admin, { id, classIds });
  const named = [
    ...assistants.map((who) => ({ who, role: teachingRoleCodes.assistant })),
    ...learners.map((who) => ({ who, role: teachingRoleCodes.learner })),
  ];
  for (const { who, role } of named) {
    await addPeople(db, admin, { id, membershipIds: [(await memberOf(who)).id], role });
  }
  for (const one of young) {
    const membershipIds = [await plantYoung(school, one)];
    await addPeople(db, admin, { id, membershipIds, role: teachingRoleCodes.learner });
  }
  if (code) await setCode(db, admin, { id, isOpen: true });
}
