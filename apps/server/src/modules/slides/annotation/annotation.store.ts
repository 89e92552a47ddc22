import { noteVisibilityCodes } from '@cheese/domain/codes/base/visibility';
import { and, asc, desc, eq, isNull, or, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import type { Person } from '../../../plugins/access';
import { membership } from '../../people/organisation/member.tables';
import { schoolTaughtBy } from '../../base/ownership/ownership';
import { person } from '../../people/person/person.tables';
import { slideLayer, type SlideLayerRow } from './annotation.tables';

/** A whole year's learners may hand theirs in. */
const MOST = 500;

export interface Viewer {
  person: Person | null;
  /** Owner of the teaching layers the viewer may edit; see `teachingFor`. */
  teachingFor: number | null | undefined;
}

const ofSchool = (organisationId: number | null | Placeholder) =>
  organisationId === null
    ? isNull(slideLayer.organisationId)
    : eq(slideLayer.organisationId, organisationId);

/** The facts that select a different prepared statement. */
const kindOf = ({ person: who, teachingFor }: Viewer) => ({
  isSomebody: who !== null,
  isOfSchool: typeof who?.organisationId === 'number',
  isTeacher: schoolTaughtBy(who) !== null,
  /** Undefined if they may not teach, null if they teach for the platform. */
  owner: typeof teachingFor === 'number' ? sql.placeholder('owner') : teachingFor,
});

const askedBy = ({ person: who, teachingFor }: Viewer) => ({
  personId: who?.id ?? 0,
  school: who?.organisationId ?? 0,
  owner: teachingFor ?? 0,
});

const nameFor = (name: string, viewer: Viewer) => {
  const { owner, ...flags } = kindOf(viewer);
  const of = owner === undefined ? 'nobody' : owner === null ? 'platform' : 'school';
  return [name, of, ...Object.values(flags).map(Number)].join('_');
};

/** A condition for the layers the viewer sees on a slide they may see. */
function seenBy(viewer: Viewer) {
  const { isSomebody, isOfSchool, isTeacher, owner } = kindOf(viewer);
  const isOut = and(
    eq(slideLayer.visibility, noteVisibilityCodes.public),
    isNull(slideLayer.heldAt),
  );
  const school = sql.placeholder('school');
  const ofTeachers = and(
    eq(slideLayer.kind, 'teaching'),
    or(
      and(isOut, or(isNull(slideLayer.organisationId), isOfSchool ? ofSchool(school) : undefined)),
      owner === undefined ? undefined : ofSchool(owner),
    ),
  );
  if (!isSomebody) return ofTeachers;
  const own = and(eq(slideLayer.kind, 'own'), eq(slideLayer.personId, sql.placeholder('personId')));
  const handedIn =
    isOfSchool && isTeacher ? and(eq(slideLayer.kind, 'own'), isOut, ofSchool(school)) : undefined;
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
const author = {
  id: person.id,
  nickname: sql<string>`coalesce(${membership.name}, ${person.nickname})`,
  avatar: sql<string>`coalesce(${person.avatar}, '')`,
};

const withAuthor = (db: Db) =>
  db
    .select({ ...head, author })
    .from(slideLayer)
    .innerJoin(person, eq(person.id, slideLayer.personId))
    .leftJoin(membership, isTheirs);

export type LayerFound = Awaited<ReturnType<typeof selectLayers>>[number];

export function selectLayers(db: Db, slideId: number, viewer: Viewer) {
  const name = nameFor('slide_layers', viewer);
  const plan = prepared(db, name, () =>
    withAuthor(db)
      .where(and(eq(slideLayer.slideId, sql.placeholder('slideId')), seenBy(viewer)))
      .orderBy(desc(slideLayer.kind), asc(slideLayer.id))
      .limit(MOST)
      .prepare(name),
  );
  return plan.execute({ slideId, ...askedBy(viewer) });
}

const isIt = eq(slideLayer.id, sql.placeholder('id'));

export async function findHead(db: Db, id: number): Promise<LayerFound | null> {
  const plan = prepared(db, 'slide_layer_head', () =>
    withAuthor(db).where(isIt).prepare('slide_layer_head'),
  );
  return (await plan.execute({ id }))[0] ?? null;
}

/** A whole layer, if the viewer may see it. */
export async function findSeen(db: Db, id: number, viewer: Viewer): Promise<SlideLayerRow | null> {
  const name = nameFor('slide_layer_seen', viewer);
  const plan = prepared(db, name, () =>
    db
      .select()
      .from(slideLayer)
      .where(and(isIt, seenBy(viewer)))
      .prepare(name),
  );
  return (await plan.execute({ id, ...askedBy(viewer) }))[0] ?? null;
}

export async function findLayer(db: Db, id: number): Promise<SlideLayerRow | null> {
  const plan = prepared(db, 'slide_layer', () =>
    db.select().from(slideLayer).where(isIt).prepare('slide_layer'),
  );
  return (await plan.execute({ id }))[0] ?? null;
}

/** A whole layer with its author. */
export async function findDrawn(db: Db, id: number) {
  const plan = prepared(db, 'slide_layer_drawn', () =>
    db
      .select({ row: slideLayer, author })
      .from(slideLayer)
      .innerJoin(person, eq(person.id, slideLayer.personId))
      .leftJoin(membership, isTheirs)
      .where(isIt)
      .prepare('slide_layer_drawn'),
  );
  return (await plan.execute({ id }))[0] ?? null;
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

type Head = Omit<LayerFound, 'author'>;

/** Optimistic lock on `version`; null if another change was first. */
export async function updateLayer(
  db: Db,
  { id, version }: Pick<SlideLayerRow, 'id' | 'version'>,
  change: Change,
): Promise<Head | null> {
  const rows = await db
    .update(slideLayer)
    .set({ ...change, version: version + 1 })
    .where(and(eq(slideLayer.id, id), eq(slideLayer.version, version)))
    .returning(head);
  return rows[0] ?? null;
}

export type Drawing = Pick<
  SlideLayerRow,
  'name' | 'words' | 'colour' | 'shapes' | 'shapeCount' | 'updatedAt'
>;

/** The same for what is drawn and said alone, which is done all the time. */
export async function drawLayer(
  db: Db,
  { id, version }: Pick<SlideLayerRow, 'id' | 'version'>,
  { shapes, updatedAt, ...said }: Drawing,
): Promise<Head | null> {
  const plan = prepared(db, 'slide_layer_changed', () =>
    db
      .update(slideLayer)
      .set({
        name: sql`${sql.placeholder('name')}::text`,
        words: sql`${sql.placeholder('words')}::text`,
        colour: sql`${sql.placeholder('colour')}::text`,
        shapes: sql`${sql.placeholder('shapes')}::jsonb`,
        shapeCount: sql`${sql.placeholder('shapeCount')}::int`,
        updatedAt: sql`${sql.placeholder('updatedAt')}::timestamptz`,
        version: sql`${slideLayer.version} + 1`,
      })
      .where(and(isIt, eq(slideLayer.version, sql.placeholder('version'))))
      .returning(head)
      .prepare('slide_layer_changed'),
  );
  const drawn = { shapes: JSON.stringify(shapes), updatedAt: updatedAt.toISOString() };
  return (await plan.execute({ id, version, ...said, ...drawn }))[0] ?? null;
}

/** Changes the visibility only. */
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
