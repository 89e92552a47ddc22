import type { Answers } from '@cheese/domain/contract/call';
import type { SlideNote, SlideNoteContract as C } from '@cheese/domain/contract/slides/slideNote';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { notesOf } from '../../base/note/note.service';
import { requireSlide } from '../slide/slide.access';
import { slideNote } from './slideNote.tables';
import { filterColumns, placeColumns, slideTitle } from './slideNote.columns';

type Found = typeof slideNote.$inferSelect & { slideTitle: string };

const toNote = ({ personId: _, createdAt, editedAt, ...note }: Found): SlideNote => ({
  ...note,
  createdAt: createdAt.getTime(),
  editedAt: editedAt?.getTime() ?? null,
});

const notes = notesOf<Found, SlideNote>({
  name: 'slide_note',
  table: slideNote,
  place: placeColumns,
  foreign: {
    slideTitle: slideTitle,
  },
  filters: filterColumns,
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
