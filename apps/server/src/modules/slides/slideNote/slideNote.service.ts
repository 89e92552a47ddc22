import type { Answers } from '@cheese/domain/contract/call';
import type { SlideNote, SlideNoteContract as C } from '@cheese/domain/contract/slides/slideNote';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { containing } from '../../../db/containing';
import type { Db } from '../../../db/database';
import { narrowedBy } from '../../../db/narrowed';
import { pageBy } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { refuse } from '../../../calls/refusal';
import { demandWords } from '../../people/publicWord/publicWord.service';
import { requireSlide } from '../slide/slide.access';
import { slide } from '../slide/slide.tables';
import { slideNote } from './slideNote.tables';

/** A limit against scripts, above any real use. */
const MOST = 3_000;

const selectNotes = (db: Db) =>
  db
    .select({
      row: slideNote,
      slideTitle: slide.title,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(slideNote)
    .innerJoin(slide, eq(slide.id, slideNote.slideId));

type Found = Awaited<ReturnType<typeof selectNotes>>[number];

const toNote = ({ row, slideTitle }: Omit<Found, 'total'>): SlideNote => ({
  id: row.id,
  slideId: row.slideId,
  slideTitle,
  place: row.place,
  text: row.text,
  createdAt: row.createdAt.getTime(),
  editedAt: row.editedAt?.getTime() ?? null,
});

const isTheirs = eq(slideNote.personId, sql.placeholder('personId'));
const ways = {
  slideId: eq(slideNote.slideId, sql.placeholder('slideId')),
  keyword: sql`${slideNote.text} ilike ${sql.placeholder('pattern')}`,
};

/** Notes stay readable after the slide is locked again. */
export async function listNotes(
  { db, person }: Pick<CallerContext<'db'>, 'db' | 'person'>,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { slideId, keyword } = query;
  const chosen = narrowedBy(ways, query);
  const name = ['slide_notes', chosen.name].join('_');
  const plan = prepared(db, name, () =>
    selectNotes(db)
      .where(and(isTheirs, chosen.where))
      .orderBy(desc(slideNote.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  );
  const pattern = keyword && containing(keyword);
  const { rows, total } = await pageBy(plan, { personId: person.id, slideId, pattern }, query);
  return { list: rows.map(toNote), total };
}

async function ownNote({ db, person }: CallerContext<'db'>, id: number): Promise<SlideNote> {
  const isOwn = and(eq(slideNote.id, id), eq(slideNote.personId, person.id));
  const [found] = await selectNotes(db).where(isOwn);
  return found ? toNote(found) : refuse('slideNote.notFound');
}

export async function addNote(
  context: CallerContext<'db'>,
  { slideId, place, text }: Static<C['add']['body']>,
): Promise<SlideNote> {
  const { db, person, clock } = context;
  await requireSlide(context, slideId);
  if ((await db.$count(slideNote, eq(slideNote.personId, person.id))) >= MOST) {
    refuse('slideNote.tooMany');
  }
  const row = { personId: person.id, slideId, place, createdAt: clock.now() };
  const [made] = await db
    .insert(slideNote)
    .values({ ...row, text: demandWords(text) })
    .returning({ id: slideNote.id });
  return ownNote(context, made?.id ?? 0);
}

export async function editNote(
  context: CallerContext<'db'>,
  { id, text }: Static<C['edit']['body']>,
): Promise<SlideNote> {
  const { db, person, clock } = context;
  const plan = prepared(db, 'slide_note_edited', () =>
    db
      .update(slideNote)
      .set({
        text: sql`${sql.placeholder('text')}::text`,
        editedAt: sql`${sql.placeholder('editedAt')}::timestamptz`,
      })
      .from(slide)
      .where(
        and(eq(slideNote.id, sql.placeholder('id')), isTheirs, eq(slide.id, slideNote.slideId)),
      )
      .returning({ row: getTableColumns(slideNote), slideTitle: slide.title })
      .prepare('slide_note_edited'),
  );
  const said = { text: demandWords(text), editedAt: clock.now().toISOString() };
  const [found] = await plan.execute({ id, personId: person.id, ...said });
  return found ? toNote(found) : refuse('slideNote.notFound');
}

export async function removeNote(context: CallerContext<'db'>, id: number): Promise<null> {
  await ownNote(context, id);
  await context.db.delete(slideNote).where(eq(slideNote.id, id));
  return null;
}
