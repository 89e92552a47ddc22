import type { Answers } from '@cheese/domain/contract/call';
import type {
  AnatomyNote,
  AnatomyNoteContract as C,
} from '@cheese/domain/contract/bodies/anatomyNote';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { literal } from '../../../db/literal';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { pageBy } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { refuse } from '../../../calls/refusal';
import { demandWords } from '../../people/publicWord/publicWord.service';
import { requireAnatomy } from '../anatomy/anatomy.access';
import { anatomyModel } from '../anatomy/anatomy.tables';
import { bodyStructure } from '../model/model.tables';
import { anatomyNote } from './anatomyNote.tables';

/** A limit against scripts, above any real use. */
const MOST = 3_000;

type NoteRow = Omit<typeof anatomyNote.$inferSelect, 'personId' | 'anatomyId'>;

export const toNote = (row: NoteRow): AnatomyNote => {
  const { id, structureId, view, text, createdAt, editedAt } = row;
  return {
    id,
    structureId,
    view,
    text,
    createdAt: createdAt.getTime(),
    editedAt: editedAt?.getTime() ?? null,
  };
};

const { placeholder } = sql;
const isTheirs = eq(anatomyNote.personId, placeholder('personId'));
const isIt = and(eq(anatomyNote.id, placeholder('id')), isTheirs);

const selectNotes = (db: Db) =>
  prepared(db, 'anatomy_notes', () =>
    db
      .select({ ...getTableColumns(anatomyNote), total: sql<number>`(count(*) over ())::int` })
      .from(anatomyNote)
      .where(and(isTheirs, eq(anatomyNote.structureId, placeholder('structureId'))))
      .orderBy(desc(anatomyNote.id))
      .limit(placeholder('limit'))
      .offset(placeholder('offset'))
      .prepare('anatomy_notes'),
  );

/** Notes stay readable after the anatomy is locked again. */
export async function listNotes(
  { db, person }: Pick<CallerContext<'db'>, 'db' | 'person'>,
  { structureId, ...asked }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const of = { personId: person.id, structureId };
  const { rows, total } = await pageBy(selectNotes(db), of, asked);
  return { list: rows.map(toNote), total };
}

/** A condition: the part belongs to a model of the anatomy. */
const isPart = sql`${bodyStructure.id} = ${placeholder('structureId')} and exists (
  select from ${anatomyModel} where ${anatomyModel.modelId} = ${bodyStructure.modelId}
    and ${anatomyModel.anatomyId} = ${placeholder('anatomyId')})`;

/** Inserts nothing if the part is not in the anatomy or the user has too many notes. */
const insertNote = (db: Db) =>
  prepared(db, 'anatomy_note_added', () => {
    const kept = sql`insert into anatomy_note
        (person_id, structure_id, anatomy_id, view, text, created_at)
      select ${placeholder('personId')}::int, ${bodyStructure.id},
        ${placeholder('anatomyId')}::int, ${placeholder('view')}::text, ${placeholder('text')}::text,
        ${placeholder('createdAt')}::timestamptz
      from ${bodyStructure} where ${isPart}
        and (select count(*) from ${anatomyNote} where ${isTheirs}) < ${literal(MOST)}
      returning id`;
    return db
      .with(db.$with('kept', {}).as(kept))
      .select({ id: sql<number>`kept.id` })
      .from(sql`kept`)
      .prepare('anatomy_note_added');
  });

async function requirePart(db: Db, of: { anatomyId: number; structureId: number }) {
  const plan = prepared(db, 'anatomy_part', () =>
    db.select({ id: bodyStructure.id }).from(bodyStructure).where(isPart).prepare('anatomy_part'),
  );
  if ((await plan.execute(of)).length === 0) refuse('anatomy.notFound');
}

export async function addNote(
  context: CallerContext<'db'>,
  { anatomyId, structureId, view, text }: Static<C['add']['body']>,
): Promise<AnatomyNote> {
  const { db, person, clock } = context;
  await requireAnatomy(context, anatomyId);
  const at = { anatomyId, structureId };
  const [createdAt, said] = [clock.now(), { view, text: demandWords(text) }];
  const facts = { personId: person.id, ...at, ...said, createdAt: createdAt.toISOString() };
  const [made] = await insertNote(db).execute(facts);
  if (made) return toNote({ ...made, structureId, ...said, createdAt, editedAt: null });
  await requirePart(db, at);
  return refuse('anatomyNote.tooMany');
}

export async function editNote(
  { db, person, clock }: CallerContext<'db'>,
  { id, text }: Static<C['edit']['body']>,
): Promise<AnatomyNote> {
  const plan = prepared(db, 'anatomy_note_edited', () =>
    db
      .update(anatomyNote)
      .set({
        text: sql`${placeholder('text')}::text`,
        editedAt: sql`${placeholder('editedAt')}::timestamptz`,
      })
      .where(isIt)
      .returning()
      .prepare('anatomy_note_edited'),
  );
  const said = { text: demandWords(text), editedAt: clock.now().toISOString() };
  const [found] = await plan.execute({ id, personId: person.id, ...said });
  return found ? toNote(found) : refuse('anatomyNote.notFound');
}

export async function removeNote({ db, person }: CallerContext<'db'>, id: number): Promise<null> {
  const plan = prepared(db, 'anatomy_note_removed', () =>
    db
      .delete(anatomyNote)
      .where(isIt)
      .returning({ id: anatomyNote.id })
      .prepare('anatomy_note_removed'),
  );
  const gone = await plan.execute({ id, personId: person.id });
  return gone.length > 0 ? null : refuse('anatomyNote.notFound');
}
