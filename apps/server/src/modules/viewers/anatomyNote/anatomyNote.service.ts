import type { Answers } from '@cheese/domain/contract/call';
import type {
  AnatomyNote,
  AnatomyNoteContract as C,
} from '@cheese/domain/contract/viewers/anatomyNote';
import { and, desc, eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Asking as Who } from '../../../asking';
import type { Db } from '../../../db/database';
import { refuse } from '../../../refusal';
import { demandWords } from '../../people/publicWord/publicWord.service';
import { requireAnatomy } from '../anatomy/anatomy.access';
import { anatomyModel } from '../anatomy/anatomy.tables';
import { bodyStructure } from '../bodyModel/bodyModel.tables';
import { anatomyNote } from './anatomyNote.tables';

type Asking = Who & { db: Db };

/** More than anybody writes, and fewer than a machine does. */
const MOST = 3_000;

const toNote = (row: typeof anatomyNote.$inferSelect): AnatomyNote => {
  const { id, structureId, view, text, createdAt, editedAt } = row;
  return {
    ...{ id, structureId, view, text, createdAt: createdAt.getTime() },
    editedAt: editedAt?.getTime() ?? null,
  };
};

const isOwn = ({ person }: Pick<Asking, 'person'>, id: number) =>
  and(eq(anatomyNote.id, id), eq(anatomyNote.personId, person.id));

/** They stay when an anatomy is locked again: what somebody wrote is theirs. */
export async function listNotes(
  { db, person }: Pick<Asking, 'db' | 'person'>,
  { structureId, page, pageCnt }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const chosen = and(eq(anatomyNote.personId, person.id), eq(anatomyNote.structureId, structureId));
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(anatomyNote)
      .where(chosen)
      .orderBy(desc(anatomyNote.id))
      .limit(pageCnt)
      .offset((page - 1) * pageCnt),
    db.$count(anatomyNote, chosen),
  ]);
  return { list: rows.map(toNote), total };
}

/** A part of one of its models. */
async function requirePart(db: Db, anatomyId: number, structureId: number) {
  const [part] = await db
    .select({ id: bodyStructure.id })
    .from(bodyStructure)
    .innerJoin(anatomyModel, eq(anatomyModel.modelId, bodyStructure.modelId))
    .where(and(eq(bodyStructure.id, structureId), eq(anatomyModel.anatomyId, anatomyId)));
  if (!part) refuse('anatomy.notFound');
}

export async function addNote(
  asking: Asking,
  { anatomyId, structureId, view, text }: Static<C['add']['body']>,
): Promise<AnatomyNote> {
  const { db, person, clock } = asking;
  await requireAnatomy(asking, anatomyId);
  await requirePart(db, anatomyId, structureId);
  if ((await db.$count(anatomyNote, eq(anatomyNote.personId, person.id))) >= MOST) {
    refuse('anatomyNote.tooMany');
  }
  const row = { personId: person.id, structureId, view, createdAt: clock.now() };
  const [made] = await db
    .insert(anatomyNote)
    .values({ ...row, text: demandWords(text) })
    .returning();
  return made ? toNote(made) : refuse('anatomyNote.notFound');
}

export async function editNote(
  asking: Asking,
  { id, text }: Static<C['edit']['body']>,
): Promise<AnatomyNote> {
  const { db, clock } = asking;
  const [found] = await db
    .update(anatomyNote)
    .set({ text: demandWords(text), editedAt: clock.now() })
    .where(isOwn(asking, id))
    .returning();
  return found ? toNote(found) : refuse('anatomyNote.notFound');
}

export async function removeNote(asking: Asking, id: number): Promise<null> {
  const gone = await asking.db
    .delete(anatomyNote)
    .where(isOwn(asking, id))
    .returning({ id: anatomyNote.id });
  return gone.length > 0 ? null : refuse('anatomyNote.notFound');
}
