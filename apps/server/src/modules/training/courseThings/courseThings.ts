import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { CourseThings, NamedThing, SeenThing } from '../../learning/course/lent/course.things';
import { hasEarned, selectExamsFor, selectNameableExams } from '../../exam/exam/exam.door';
import { shownTo } from '../../base/ownership/shownTo';
import { anatomy, FIRST_MADE_ANATOMY } from '../../bodies/anatomy/anatomy.tables';
import { patientCase } from '../patient/patient.tables';
import { drill } from '../drill/drill.tables';
import { offeredOnShelf, seenOnShelf } from './soldThings';

type Ids = readonly number[];
/** Null for a user without a school. */
type School = number | null;

/** Published models made by a school for its members, or by the platform for everybody. */
async function modelsOf(db: Db, school: School, ids: Ids): Promise<NamedThing[]> {
  if (ids.length === 0) return [];
  const isMade = and(inArray(anatomy.id, [...ids]), gte(anatomy.id, FIRST_MADE_ANATOMY));
  return db
    .select({ id: anatomy.id, title: anatomy.title, thumbnail: anatomy.cover })
    .from(anatomy)
    .where(and(isMade, shownTo(anatomy, school)));
}

/** Drills and patients are for everybody, or for the people of the school that made them. */
async function ofEverybody(
  db: Db,
  table: typeof drill | typeof patientCase,
  school: School,
  ids: Ids,
): Promise<NamedThing[]> {
  if (ids.length === 0) return [];
  const isTheirs = school === null ? undefined : eq(table.organisationId, school);
  const rows = await db
    .select({ id: table.id, title: table.title })
    .from(table)
    .where(
      and(inArray(table.id, [...ids]), table.isShown, or(isNull(table.organisationId), isTheirs)),
    );
  return rows.map(withoutPicture);
}

const withoutPicture = (row: Pick<NamedThing, 'id' | 'title'>): NamedThing => ({
  ...row,
  thumbnail: '',
});

const asSeen =
  (page: SeenThing['page']) =>
  ({ id, title: name, thumbnail }: NamedThing): SeenThing => ({
    id,
    name,
    picture: thumbnail || null,
    page,
    isOpen: true,
  });

const byId = <Thing extends { id: number }>(things: readonly Thing[]) =>
  new Map(things.map((thing) => [thing.id, thing] as const));

/** Implements the things that course items refer to, with their pages and access. */
export const courseThings: CourseThings = {
  async selectNameable(db, owner, { type, ids }) {
    switch (type) {
      case coursewareTypeCodes.experiment:
      case coursewareTypeCodes.specimen:
        return byId(await offeredOnShelf(db, type, ids));
      case coursewareTypeCodes.model:
        return byId([
          ...(await offeredOnShelf(db, type, ids)),
          ...(await modelsOf(db, owner, ids)),
        ]);
      case coursewareTypeCodes.drill:
        return byId(await ofEverybody(db, drill, owner, ids));
      case coursewareTypeCodes.patient:
        return byId(await ofEverybody(db, patientCase, owner, ids));
      case coursewareTypeCodes.exam:
        return byId((await selectNameableExams(db, owner, ids)).map(withoutPicture));
    }
  },
  async seenBy(who, { type, ids }) {
    const school = who.person?.organisationId ?? null;
    switch (type) {
      case coursewareTypeCodes.experiment:
      case coursewareTypeCodes.specimen:
        return byId(await seenOnShelf(who, type, ids));
      case coursewareTypeCodes.model: {
        const own = await modelsOf(who.db, school, ids);
        return byId([...(await seenOnShelf(who, type, ids)), ...own.map(asSeen('model'))]);
      }
      case coursewareTypeCodes.drill:
        return byId((await ofEverybody(who.db, drill, school, ids)).map(asSeen('drill')));
      case coursewareTypeCodes.patient:
        return byId((await ofEverybody(who.db, patientCase, school, ids)).map(asSeen('patient')));
      case coursewareTypeCodes.exam: {
        const asked = { ids, now: who.clock.now() };
        const exams = await selectExamsFor(who.db, who.person, asked);
        const seen = asSeen('exam');
        return byId(exams.map(({ exam, ...one }) => ({ ...seen(withoutPicture(one)), exam })));
      }
    }
  },
  isEarned: hasEarned,
};
