import type { Db } from '../../../db/database';
import { visibleTo } from '../../base/ownership/visibleTo';
import { anatomy, FIRST_MADE_ANATOMY } from '../../bodies/anatomy/anatomy.tables';
import type { NamedThing } from '../../learning/course/lent/course.things';
import { drill } from '../drill/drill.tables';
import { patientCase } from '../patient/patient.tables';
import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm';

type Ids = readonly number[];

/** Null for a user without a school. */
type School = number | null;

/** Published models made by a school for its members, or by the platform for everybody. */
export async function modelsOf(db: Db, school: School, ids: Ids): Promise<NamedThing[]> {
  if (ids.length === 0) return [];
  const isMade = and(inArray(anatomy.id, [...ids]), gte(anatomy.id, FIRST_MADE_ANATOMY));
  return db
    .select({ id: anatomy.id, title: anatomy.title, thumbnail: anatomy.cover })
    .from(anatomy)
    .where(and(isMade, visibleTo(anatomy, school)));
}

/** Drills and patients are for everybody, or for the people of the school that made them. */
const ofEverybody =
  (table: typeof drill | typeof patientCase) =>
  async (db: Db, school: School, ids: Ids): Promise<NamedThing[]> => {
    if (ids.length === 0) return [];
    const isTheirs = school === null ? undefined : eq(table.organisationId, school);
    const rows = await db
      .select({ id: table.id, title: table.title })
      .from(table)
      .where(
        and(inArray(table.id, [...ids]), table.isShown, or(isNull(table.organisationId), isTheirs)),
      );
    return rows.map(withoutPicture);
  };

export const selectDrills = ofEverybody(drill);
export const selectPatients = ofEverybody(patientCase);

export const withoutPicture = (row: Pick<NamedThing, 'id' | 'title'>): NamedThing => ({
  ...row,
  thumbnail: '',
});
