import type { BodySystem } from '@cheese/domain/codes/bodies/bodySystems';
import type { ShownState } from '@cheese/domain/codes/base/shownStates';
import {
  and,
  count,
  desc,
  eq,
  exists,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
} from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { anatomy, anatomyModel, FIRST_MADE_ANATOMY } from '../anatomy/anatomy.tables';
import { deleteAnatomy } from '../anatomy/anatomy.door';
import { deleteModels } from '../model/model.keep.store';
import { anatomyNote } from '../anatomyNote/anatomyNote.tables';
import { anatomyQuiz } from '../anatomyQuiz/anatomyQuiz.tables';
import { bodyModel, bodyStructure } from '../model/model.tables';
import { holdsPart } from '../anatomy/anatomy.narrowing.filters';
import { media } from '../../learning/mediaFile/media.tables';

const made = (db: Db) =>
  db
    .select({ its: anatomy, model: bodyModel })
    .from(anatomy)
    .innerJoin(anatomyModel, eq(anatomyModel.anatomyId, anatomy.id))
    .innerJoin(bodyModel, eq(bodyModel.id, anatomyModel.modelId));

/** `isHeld` locks the row, so that concurrent saves run one after the other. */
export async function findMade(db: Db, id: number, isHeld = false) {
  const query = made(db).where(eq(anatomy.id, id));
  return (await (isHeld ? query.for('update', { of: anatomy }) : query))[0] ?? null;
}

export type Made = NonNullable<Awaited<ReturnType<typeof findMade>>>;

/** Counts visible parts. */
export async function countParts(db: Db, modelIds: readonly number[]) {
  if (modelIds.length === 0) return new Map<number, number>();
  const isSeen = sql`jsonb_array_length(${bodyStructure.meshes}) > 0`;
  const rows = await db
    .select({ modelId: bodyStructure.modelId, parts: count() })
    .from(bodyStructure)
    .where(and(inArray(bodyStructure.modelId, [...modelIds]), isSeen))
    .groupBy(bodyStructure.modelId);
  return new Map(rows.map(({ modelId, parts }) => [modelId, parts]));
}

/** Made by a school, or by the platform for null. */
const isOf = (organisationId: number | null) =>
  organisationId === null
    ? and(isNull(anatomy.organisationId), gte(anatomy.id, FIRST_MADE_ANATOMY))
    : eq(anatomy.organisationId, organisationId);

interface Listed {
  page: number;
  pageCnt: number;
  keyword?: string;
  system?: BodySystem;
  shown?: ShownState;
}

export async function listMade(
  db: Db,
  organisationId: number | null,
  { page, pageCnt, keyword, system, shown }: Listed,
) {
  const where = and(
    isOf(organisationId),
    keyword
      ? or(ilike(anatomy.title, likePattern(keyword)), exists(holdsPart(db, keyword, anatomy.id)))
      : undefined,
    system && eq(anatomy.system, system),
    shown && eq(anatomy.isShown, shown === 'shown'),
  );
  const [rows, total] = await Promise.all([
    made(db)
      .where(where)
      .orderBy(desc(anatomy.id))
      .limit(pageCnt)
      .offset((page - 1) * pageCnt),
    db.$count(anatomy, where),
  ]);
  return { rows, total };
}

/** Counts the users' work that would be lost with the model. */
export async function countLoss(db: Db, { its, model }: Made) {
  const notesAt = db
    .select({ personId: anatomyNote.personId })
    .from(anatomyNote)
    .innerJoin(bodyStructure, eq(bodyStructure.id, anatomyNote.structureId))
    .where(eq(bodyStructure.modelId, model.id));
  const quizzesAt = db
    .select({ personId: anatomyQuiz.personId })
    .from(anatomyQuiz)
    .where(eq(anatomyQuiz.anatomyId, its.id));
  const [notes, quizzes] = [await notesAt, await quizzesAt];
  const learners = new Set([...notes, ...quizzes].map(({ personId }) => personId)).size;
  return { notes: notes.length, quizzes: quizzes.length, learners };
}

export async function hasNotes(tx: Db, ids: readonly number[]): Promise<boolean> {
  return (await tx.$count(anatomyNote, inArray(anatomyNote.structureId, [...ids]))) > 0;
}

/** The anatomy, its model, and with them parts, notes and quizzes. */
export async function deleteMade(tx: Db, { its, model }: Made) {
  await deleteAnatomy(tx, its.id);
  await deleteModels(tx, [model.id]);
}

export const countAnatomies = (db: Db, organisationId: number | null) =>
  db.$count(anatomy, isOf(organisationId));

export function selectReady(db: Db, organisationId: number | null, id: number) {
  const isOwners =
    organisationId === null
      ? isNull(media.organisationId)
      : eq(media.organisationId, organisationId);
  const isTheirs = and(eq(media.id, id), isOwners);
  const isReady = and(eq(media.kind, 'model'), isNotNull(media.readyAt));
  return db.select().from(media).where(and(isTheirs, isReady));
}

export function selectUses(db: Db) {
  return db
    .select({ one: sql`1` })
    .from(bodyModel)
    .where(eq(bodyModel.mediaId, media.id));
}
