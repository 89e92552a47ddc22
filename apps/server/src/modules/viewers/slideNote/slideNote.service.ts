import type { Answers } from '@cheese/domain/contract/call';
import type { SlideNote, SlideNoteContract as C } from '@cheese/domain/contract/viewers/slideNote';
import { and, desc, eq, ilike } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Asking as Who } from '../../../asking';
import { containing } from '../../../db/containing';
import type { Db } from '../../../db/database';
import { rowsOf } from '../../../db/paged';
import { refuse } from '../../../refusal';
import { demandWords } from '../../people/publicWord/publicWord.service';
import { requireSlide } from '../slide/slide.access';
import { slide } from '../slide/slide.tables';
import { slideNote } from './slideNote.tables';

type Asking = Who & { db: Db };

/** More than anybody writes, and fewer than a machine does. */
const MOST = 3_000;

const selectNotes = (db: Db) =>
  db
    .select({ row: slideNote, slideTitle: slide.title })
    .from(slideNote)
    .innerJoin(slide, eq(slide.id, slideNote.slideId));

type Found = Awaited<ReturnType<typeof selectNotes>>[number];

const toNote = ({ row, slideTitle }: Found): SlideNote => ({
  ...{ id: row.id, slideId: row.slideId, slideTitle, place: row.place, text: row.text },
  createdAt: row.createdAt.getTime(),
  editedAt: row.editedAt?.getTime() ?? null,
});

/** They stay when a slide is locked again: what somebody wrote is theirs. */
export async function listNotes(
  { db, person }: Pick<Asking, 'db' | 'person'>,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { slideId, keyword } = query;
  const chosen = and(
    eq(slideNote.personId, person.id),
    slideId === undefined ? undefined : eq(slideNote.slideId, slideId),
    keyword ? ilike(slideNote.text, containing(keyword)) : undefined,
  );
  const { limit, offset } = rowsOf(query);
  const rows = await selectNotes(db)
    .where(chosen)
    .orderBy(desc(slideNote.id))
    .limit(limit)
    .offset(offset);
  return { list: rows.map(toNote), total: await db.$count(slideNote, chosen) };
}

async function ownNote({ db, person }: Asking, id: number): Promise<SlideNote> {
  const isOwn = and(eq(slideNote.id, id), eq(slideNote.personId, person.id));
  const [found] = await selectNotes(db).where(isOwn);
  return found ? toNote(found) : refuse('slideNote.notFound');
}

export async function addNote(
  asking: Asking,
  { slideId, place, text }: Static<C['add']['body']>,
): Promise<SlideNote> {
  const { db, person, clock } = asking;
  await requireSlide(asking, slideId);
  if ((await db.$count(slideNote, eq(slideNote.personId, person.id))) >= MOST) {
    refuse('slideNote.tooMany');
  }
  const row = { personId: person.id, slideId, place, createdAt: clock.now() };
  const [made] = await db
    .insert(slideNote)
    .values({ ...row, text: demandWords(text) })
    .returning({ id: slideNote.id });
  return ownNote(asking, made?.id ?? 0);
}

export async function editNote(
  asking: Asking,
  { id, text }: Static<C['edit']['body']>,
): Promise<SlideNote> {
  await ownNote(asking, id);
  const change = { text: demandWords(text), editedAt: asking.clock.now() };
  await asking.db.update(slideNote).set(change).where(eq(slideNote.id, id));
  return ownNote(asking, id);
}

export async function removeNote(asking: Asking, id: number): Promise<null> {
  await ownNote(asking, id);
  await asking.db.delete(slideNote).where(eq(slideNote.id, id));
  return null;
}
