import type { Answers } from '@cheese/domain/contract/call';
import type {
  AnatomyNote,
  AnatomyNoteContract as C,
  OwnAnatomyNote,
} from '@cheese/domain/contract/bodies/anatomyNote';
import { eq, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { refuse } from '../../../calls/refusal';
import { notesOf } from '../../base/note/note.service';
import { requireAnatomy } from '../anatomy/anatomy.access';
import { anatomyModel } from '../anatomy/anatomy.tables';
import { bodyModel, bodyStructure } from '../model/model.tables';
import { anatomyNote } from './anatomyNote.tables';

type Row = typeof anatomyNote.$inferSelect;
type OwnRow = Row & Pick<OwnAnatomyNote, 'partName' | 'modelId' | 'modelTitle'>;

const { placeholder } = sql;

function toNote({ personId: _, anatomyId: __, createdAt, editedAt, ...note }: Row): AnatomyNote {
  return { ...note, createdAt: createdAt.getTime(), editedAt: editedAt?.getTime() ?? null };
}

/** A condition: the part belongs to a model of the anatomy. */
const isPart = sql`${bodyStructure.id} = ${placeholder('structureId')} and exists (
  select from ${anatomyModel} where ${anatomyModel.modelId} = ${bodyStructure.modelId}
    and ${anatomyModel.anatomyId} = ${placeholder('anatomyId')})`;

const kind = {
  name: 'anatomy_note',
  table: anatomyNote,
  place: {
    structureId: sql`${placeholder('structureId')}::int`,
    anatomyId: sql`${placeholder('anatomyId')}::int`,
    view: sql`${placeholder('view')}::text`,
  },
  foreign: {},
  source: sql`from ${bodyStructure} where ${isPart}`,
  filters: { structureId: eq(anatomyNote.structureId, placeholder('structureId')) },
  toNote,
  failures: { notFound: 'anatomyNote.notFound', tooMany: 'anatomyNote.tooMany' },
} as const;

const notes = notesOf<Row, AnatomyNote>(kind);

export const { list: listNotes, edit: editNote, remove: removeNote } = notes;

async function demandPart(db: Db, of: { anatomyId: number; structureId: number }) {
  const plan = prepared(db, 'anatomy_part', () =>
    db.select({ id: bodyStructure.id }).from(bodyStructure).where(isPart).prepare('anatomy_part'),
  );
  if ((await plan.execute(of)).length === 0) refuse('anatomy.notFound');
}

export async function addNote(
  context: CallerContext<'db'>,
  note: Static<C['add']['body']>,
): Promise<Answers<C['add']>> {
  await requireAnatomy(context, note.anatomyId);
  return notes.add(context, note, () => demandPart(context.db, note));
}

const modelOfPart = (what: string) => sql`(select ${sql.raw(what)} from ${bodyStructure} part
  join ${bodyModel} model on model.id = part.model_id
  where part.id = ${anatomyNote}.structure_id)`;

/** The anatomy where the note was written, or else the first one that has its model. */
const studiedIn = sql`(select had.anatomy_id from ${anatomyModel} had
  join ${bodyStructure} part on part.model_id = had.model_id
  where part.id = ${anatomyNote}.structure_id
  order by (had.anatomy_id = ${anatomyNote}.anatomy_id) desc nulls last, had.anatomy_id limit 1)`;

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
