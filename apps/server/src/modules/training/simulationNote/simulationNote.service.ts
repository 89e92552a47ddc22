import type { Answers } from '@cheese/domain/contract/call';
import type {
  SimulationNote,
  SimulationNoteContract as C,
} from '@cheese/domain/contract/training/simulationNote';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { notesOf } from '../../base/note/note.service';
import { requireVideo } from '../simulation/simulationVideo.any';
import { simulationNote } from './simulationNote.tables';
import { filterColumns, placeColumns, titleOfVideo } from './simulationNote.columns';

type Found = typeof simulationNote.$inferSelect & { videoTitle: string };

const toNote = ({ personId: _, createdAt, editedAt, ...note }: Found): SimulationNote => ({
  ...note,
  createdAt: createdAt.getTime(),
  editedAt: editedAt?.getTime() ?? null,
});

const notes = notesOf<Found, SimulationNote>({
  name: 'simulation_note',
  table: simulationNote,
  place: placeColumns,
  foreign: { videoTitle: titleOfVideo },
  filters: filterColumns,
  toNote,
  failures: { notFound: 'simulationNote.notFound', tooMany: 'simulationNote.tooMany' },
});

export const { list: listNotes, edit: editNote, remove: removeNote } = notes;

export async function addNote(
  context: CallerContext<'db'>,
  { positionS, ...note }: Static<C['add']['body']>,
): Promise<Answers<C['add']>> {
  const { durationS } = await requireVideo(context, note.videoId);
  // Behind its end there is nothing to go back to.
  return notes.add(context, { ...note, positionS: Math.min(positionS, durationS ?? positionS) });
}
