import type { Answers } from '@cheese/domain/contract/call';
import type { AnatomyNoteContract as C } from '@cheese/domain/contract/bodies/anatomyNote';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { containing } from '../../../db/containing';
import type { Db } from '../../../db/database';
import { narrowedBy } from '../../../db/narrowed';
import { pageBy } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { anatomyModel } from '../anatomy/anatomy.tables';
import { bodyModel, bodyStructure } from '../model/model.tables';
import { toNote } from './anatomyNote.service';
import { anatomyNote } from './anatomyNote.tables';

/** The anatomy where the note was written, or else the first one that has its model. */
const studiedIn = sql<number | null>`(select ${anatomyModel.anatomyId} from ${anatomyModel}
  where ${anatomyModel.modelId} = ${bodyModel.id}
  order by (${anatomyModel.anatomyId} = ${anatomyNote.anatomyId}) desc nulls last,
    ${anatomyModel.anatomyId} limit 1)`;

const isTheirs = eq(anatomyNote.personId, sql.placeholder('personId'));
const ways = { keyword: sql`${anatomyNote.text} ilike ${sql.placeholder('pattern')}` };

const selectOwn = (db: Db) =>
  db
    .select({
      row: anatomyNote,
      partName: bodyStructure.name,
      modelId: bodyModel.id,
      modelTitle: bodyModel.title,
      anatomyId: studiedIn,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(anatomyNote)
    .innerJoin(bodyStructure, eq(bodyStructure.id, anatomyNote.structureId))
    .innerJoin(bodyModel, eq(bodyModel.id, bodyStructure.modelId));

/** All notes of the user on parts of models, with links to them. */
export async function listOwn(
  { db, person }: Pick<CallerContext, 'person'> & { db: Db },
  query: Static<C['mine']['query']>,
): Promise<Answers<C['mine']>> {
  const { keyword } = query;
  const chosen = narrowedBy(ways, { keyword });
  const name = ['anatomy_notes_own', chosen.name].join('_');
  const plan = prepared(db, name, () =>
    selectOwn(db)
      .where(and(isTheirs, chosen.where))
      .orderBy(desc(anatomyNote.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  );
  const pattern = keyword && containing(keyword);
  const { rows, total } = await pageBy(plan, { personId: person.id, pattern }, query);
  return { list: rows.map(({ row, total: _, ...where }) => ({ ...toNote(row), ...where })), total };
}
