import type { Answers } from '@cheese/domain/contract/call';
import type {
  AnatomyNote,
  AnatomyNoteContract as C,
  OwnAnatomyNote,
} from '@cheese/domain/contract/bodies/anatomyNote';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { notesOf } from '../../base/note/note.service';
import { requireAnatomy } from '../anatomy/anatomy.access';
import { anatomyNote } from './anatomyNote.tables';
import {
  filterColumns,
  modelOfPart,
  partSource,
  placeColumns,
  planPart,
  studiedIn,
} from './anatomyNote.store';

type Row = typeof anatomyNote.$inferSelect;
type OwnRow = Row & Pick<OwnAnatomyNote, 'partName' | 'modelId' | 'modelTitle'>;

function toNote({ personId: _, anatomyId: __, createdAt, editedAt, ...note }: Row): AnatomyNote {
  return { ...note, createdAt: createdAt.getTime(), editedAt: editedAt?.getTime() ?? null };
}

const kind = {
  name: 'anatomy_note',
  table: anatomyNote,
  place: placeColumns,
  foreign: {},
  source: partSource,
  filters: filterColumns,
  toNote,
  failures: { notFound: 'anatomyNote.notFound', tooMany: 'anatomyNote.tooMany' },
} as const;

const notes = notesOf<Row, AnatomyNote>(kind);

export const { list: listNotes, edit: editNote, remove: removeNote } = notes;

async function demandPart(db: Db, of: { anatomyId: number; structureId: number }) {
  const plan = planPart(db);
  if ((await plan.execute(of)).length === 0) refuse('anatomy.notFound');
}

export async function addNote(
  context: CallerContext<'db'>,
  note: Static<C['add']['body']>,
): Promise<Answers<C['add']>> {
  await requireAnatomy(context, note.anatomyId);
  return notes.add(context, note, () => demandPart(context.db, note));
}

/** All notes of the user on parts of models, with links to them. */
export const { list: listOwn } = notesOf<OwnRow, OwnAnatomyNote>({
  ...kind,
  name: 'anatomy_note_own',
  foreign: {
    partName: modelOfPart('part.name'),
    modelId: modelOfPart('model.id'),
    modelTitle: modelOfPart('model.title'),
    anatomyId: studiedIn,
  },
  toNote: (row) => ({
    ...toNote(row),
    partName: row.partName,
    modelId: row.modelId,
    modelTitle: row.modelTitle,
    anatomyId: row.anatomyId,
  }),
});
