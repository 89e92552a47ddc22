import type { Answers } from '@cheese/domain/contract/call';
import type { SlideNote, SlideNoteContract as C } from '@cheese/domain/contract/slides/slideNote';
import { eq, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { notesOf } from '../../base/note/note.service';
import { requireSlide } from '../slide/slide.access';
import { slide } from '../slide/slide.tables';
import { slideNote } from './slideNote.tables';

type Found = typeof slideNote.$inferSelect & { slideTitle: string };

const toNote = ({ personId: _, createdAt, editedAt, ...note }: Found): SlideNote => ({
  ...note,
  createdAt: createdAt.getTime(),
  editedAt: editedAt?.getTime() ?? null,
});

const notes = notesOf<Found, SlideNote>({
  name: 'slide_note',
  table: slideNote,
  place: {
    slideId: sql`${sql.placeholder('slideId')}::int`,
    place: sql`${sql.placeholder('place')}::jsonb`,
  },
  foreign: {
    slideTitle: sql`(select ${slide}.title from ${slide}
      where ${slide}.id = ${slideNote}.slide_id)`,
  },
  filters: { slideId: eq(slideNote.slideId, sql.placeholder('slideId')) },
  toNote,
  failures: { notFound: 'slideNote.notFound', tooMany: 'slideNote.tooMany' },
});

export const { list: listNotes, edit: editNote, remove: removeNote } = notes;

export async function addNote(
  context: CallerContext<'db'>,
  { place, ...note }: Static<C['add']['body']>,
): Promise<Answers<C['add']>> {
  await requireSlide(context, note.slideId);
  return notes.add(context, { ...note, place: JSON.stringify(place) });
}
