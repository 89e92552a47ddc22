import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { membership } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { isTeaching } from '../slide/slide.access';
import { slideLayer, type SlideLayerRow } from './annotation.tables';

const PUBLIC = 1;
/** A whole year's learners may hand theirs in. */
const MOST = 500;

export interface Viewer {
  person: Person | null;
  /** Whose layers of teachers are theirs to change: see `teachingFor`. */
  teachingFor: number | null | undefined;
}

const ofSchool = (organisationId: number | null) =>
  organisationId === null
    ? isNull(slideLayer.organisationId)
    : eq(slideLayer.organisationId, organisationId);

/** Which layers somebody sees of a slide that they may see. */
function seenBy({ person: who, teachingFor }: Viewer) {
  const isOut = and(eq(slideLayer.visibility, PUBLIC), isNull(slideLayer.heldAt));
  const school = who?.organisationId ?? null;
  const ofTeachers = and(
    eq(slideLayer.kind, 'teaching'),
    or(
      and(
        isOut,
        or(isNull(slideLayer.organisationId), school === null ? undefined : ofSchool(school)),
      ),
      teachingFor === undefined ? undefined : ofSchool(teachingFor),
    ),
  );
  if (!who) return ofTeachers;
  const own = and(eq(slideLayer.kind, 'own'), eq(slideLayer.personId, who.id));
  const handedIn =
    school !== null && isTeaching(who)
      ? and(eq(slideLayer.kind, 'own'), isOut, ofSchool(school))
      : undefined;
  return or(ofTeachers, own, handedIn);
}

const head = {
  id: slideLayer.id,
  slideId: slideLayer.slideId,
  kind: slideLayer.kind,
  personId: slideLayer.personId,
  organisationId: slideLayer.organisationId,
  name: slideLayer.name,
  colour: slideLayer.colour,
  shapeCount: slideLayer.shapeCount,
  version: slideLayer.version,
  visibility: slideLayer.visibility,
  heldAt: slideLayer.heldAt,
  updatedAt: slideLayer.updatedAt,
};

const isTheirs = and(
  eq(membership.personId, slideLayer.personId),
  eq(membership.organisationId, slideLayer.organisationId),
);

/** As their school's roll calls them, where the layer is its. */
const withAuthor = (db: Db) =>
  db
    .select({
      ...head,
      author: {
        id: person.id,
        nickname: sql<string>`coalesce(${membership.name}, ${person.nickname})`,
        avatar: sql<string>`coalesce(${person.avatar}, '')`,
      },
    })
    .from(slideLayer)
    .innerJoin(person, eq(person.id, slideLayer.personId))
    .leftJoin(membership, isTheirs);

export type LayerFound = Awaited<ReturnType<typeof selectLayers>>[number];

export const selectLayers = (db: Db, slideId: number, viewer: Viewer) =>
  withAuthor(db)
    .where(and(eq(slideLayer.slideId, slideId), seenBy(viewer)))
    .orderBy(desc(slideLayer.kind), asc(slideLayer.id))
    .limit(MOST);

export async function findHead(db: Db, id: number): Promise<LayerFound | null> {
  const rows = await withAuthor(db).where(eq(slideLayer.id, id));
  return rows[0] ?? null;
}

/** The whole of a layer, where somebody may see it. */
export async function findSeen(db: Db, id: number, viewer: Viewer): Promise<SlideLayerRow | null> {
  const chosen = and(eq(slideLayer.id, id), seenBy(viewer));
  const rows = await db.select().from(slideLayer).where(chosen);
  return rows[0] ?? null;
}

export async function findLayer(db: Db, id: number): Promise<SlideLayerRow | null> {
  const rows = await db.select().from(slideLayer).where(eq(slideLayer.id, id));
  return rows[0] ?? null;
}

export async function findOwn(db: Db, slideId: number, personId: number): Promise<number | null> {
  const isOwn = and(
    eq(slideLayer.slideId, slideId),
    eq(slideLayer.personId, personId),
    eq(slideLayer.kind, 'own'),
  );
  const rows = await db.select({ id: slideLayer.id }).from(slideLayer).where(isOwn);
  return rows[0]?.id ?? null;
}

export const countTeaching = (db: Db, slideId: number, organisationId: number | null) =>
  db.$count(
    slideLayer,
    and(eq(slideLayer.slideId, slideId), eq(slideLayer.kind, 'teaching'), ofSchool(organisationId)),
  );

/** None where there is one of the same person already. */
export async function insertLayer(db: Db, row: typeof slideLayer.$inferInsert) {
  const rows = await db
    .insert(slideLayer)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: slideLayer.id });
  return rows[0]?.id ?? null;
}

type Change = Partial<
  Pick<
    SlideLayerRow,
    | 'name'
    | 'words'
    | 'colour'
    | 'shapes'
    | 'shapeCount'
    | 'visibility'
    | 'heldAt'
    | 'organisationId'
    | 'updatedAt'
  >
>;

/** Of the version that was read; whether nobody was faster. */
export async function updateLayer(
  db: Db,
  { id, version }: Pick<SlideLayerRow, 'id' | 'version'>,
  change: Change,
): Promise<boolean> {
  const rows = await db
    .update(slideLayer)
    .set({ ...change, version: version + 1 })
    .where(and(eq(slideLayer.id, id), eq(slideLayer.version, version)))
    .returning({ id: slideLayer.id });
  return rows.length > 0;
}

/** What becomes of it for others; what is drawn on it stays. */
export async function turnLayer(
  db: Db,
  id: number,
  change: Partial<Pick<SlideLayerRow, 'visibility' | 'heldAt'>>,
) {
  await db.update(slideLayer).set(change).where(eq(slideLayer.id, id));
}

export async function deleteLayer(db: Db, id: number) {
  await db.delete(slideLayer).where(eq(slideLayer.id, id));
}
