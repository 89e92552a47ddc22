import { searchTypeCodes, type RehearsalType } from '@cheese/domain/codes/front/searchTypes';
import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { patientCase } from '../../training/patient/patient.tables';
import { drill } from '../../training/drill/drill.tables';
import { madeSimulation } from '../../training/simulation/simulation.tables';

/** The searching user's school, whose own content they find beside the public one. */
export type School = number | null;

interface Row {
  id: number;
  title: string;
  text: string;
  minutes: number;
}

interface Shelf {
  kind: string;
  count(db: Db, school: School): Promise<number>;
  /** In the order of their list: these, or a page of all. */
  select(db: Db, school: School, asked: { ids: number[] } | Paged): Promise<Row[]>;
}

interface Owned {
  id: AnyPgColumn;
  isShown: AnyPgColumn;
  organisationId: AnyPgColumn;
}

const isSeenBy = ({ isShown, organisationId }: Owned, school: School) =>
  and(
    eq(isShown, true),
    or(isNull(organisationId), school === null ? undefined : eq(organisationId, school)),
  );

const isOneOf = ({ id }: Owned, asked: { ids: number[] } | Paged) =>
  'ids' in asked ? inArray(id, asked.ids) : undefined;

const pageOf = (asked: { ids: number[] } | Paged) =>
  'ids' in asked ? { limit: asked.ids.length, offset: 0 } : rowsOf(asked);

// Written out: where one table alone is asked, its columns come without its name.
const minutesOfFilms = sql<number>`coalesce((select ceil(sum(film.duration_s) / 60.0)::int
  from simulation_video video join media film on film.id = video.media_id
  where video.simulation_id = made_simulation.id), 0)`;

/** Kept apart and found alike: by a name, a sentence, and how long they take. */
export const shelves: Record<RehearsalType, Shelf> = {
  [searchTypeCodes.drill]: {
    kind: 'drill',
    count: (db, school) => db.$count(drill, isSeenBy(drill, school)),
    select(db, school, asked) {
      const { id, title, summary: text, minutes, place } = drill;
      const { limit, offset } = pageOf(asked);
      return db
        .select({ id, title, text, minutes })
        .from(drill)
        .where(and(isSeenBy(drill, school), isOneOf(drill, asked)))
        .orderBy(asc(place), desc(id))
        .limit(limit)
        .offset(offset);
    },
  },
  [searchTypeCodes.patient]: {
    kind: 'patient',
    count: (db, school) => db.$count(patientCase, isSeenBy(patientCase, school)),
    select(db, school, asked) {
      const { id, title, complaint: text, minutes, organisationId } = patientCase;
      const { limit, offset } = pageOf(asked);
      return db
        .select({ id, title, text, minutes })
        .from(patientCase)
        .where(and(isSeenBy(patientCase, school), isOneOf(patientCase, asked)))
        .orderBy(sql`${organisationId} nulls last`, asc(id))
        .limit(limit)
        .offset(offset);
    },
  },
  [searchTypeCodes.madeSimulation]: {
    kind: 'madeSimulation',
    count: (db, school) => db.$count(madeSimulation, isSeenBy(madeSimulation, school)),
    select(db, school, asked) {
      const { id, title, summary: text, organisationId } = madeSimulation;
      const { limit, offset } = pageOf(asked);
      return db
        .select({ id, title, text, minutes: minutesOfFilms })
        .from(madeSimulation)
        .where(and(isSeenBy(madeSimulation, school), isOneOf(madeSimulation, asked)))
        .orderBy(sql`${organisationId} nulls last`, desc(id))
        .limit(limit)
        .offset(offset);
    },
  },
};
