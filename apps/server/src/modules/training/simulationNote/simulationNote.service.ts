import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  SimulationNote,
  SimulationNoteContract as C,
} from '@cheese/domain/contract/training/simulationNote';
import { eq, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { literal } from '../../../db/literal';
import { notesOf } from '../../base/note/note.service';
import { commodity } from '../../shop/goods/commodity.tables';
import { simulationVideo } from '../simulation/simulation.tables';
import { requireVideo } from '../simulation/simulationVideo.any';
import { simulationNote } from './simulationNote.tables';

type Found = typeof simulationNote.$inferSelect & { videoTitle: string };

/** Videos without a commodity have their own title. */
const titleOfVideo = sql`(select coalesce(${commodity}.title, ${simulationVideo}.title)
  from ${simulationVideo} left join ${commodity}
    on ${commodity}.type = ${literal(commodityTypeCodes.simulationVideo)}
    and ${commodity}.product_id = ${simulationVideo}.id
  where ${simulationVideo}.id = ${simulationNote}.video_id)`;

const toNote = ({ personId: _, createdAt, editedAt, ...note }: Found): SimulationNote => ({
  ...note,
  createdAt: createdAt.getTime(),
  editedAt: editedAt?.getTime() ?? null,
});

const notes = notesOf<Found, SimulationNote>({
  name: 'simulation_note',
  table: simulationNote,
  place: {
    videoId: sql`${sql.placeholder('videoId')}::int`,
    positionS: sql`${sql.placeholder('positionS')}::int`,
  },
  foreign: { videoTitle: titleOfVideo },
  filters: { videoId: eq(simulationNote.videoId, sql.placeholder('videoId')) },
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
