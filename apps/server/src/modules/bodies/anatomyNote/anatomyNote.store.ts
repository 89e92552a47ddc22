import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { anatomyModel } from '../anatomy/anatomy.tables';
import { bodyModel, bodyStructure } from '../model/model.tables';
import { eq, sql } from 'drizzle-orm';
import { anatomyNote } from './anatomyNote.tables';

const { placeholder } = sql;

/** A condition: the part belongs to a model of the anatomy. */
const isPart = sql`${bodyStructure.id} = ${placeholder('structureId')} and exists (
  select from ${anatomyModel} where ${anatomyModel.modelId} = ${bodyStructure.modelId}
    and ${anatomyModel.anatomyId} = ${placeholder('anatomyId')})`;

export const modelOfPart = (what: string) => sql`(select ${sql.raw(what)} from ${bodyStructure} part
  join ${bodyModel} model on model.id = part.model_id
  where part.id = ${anatomyNote}.structure_id)`;

/** The anatomy where the note was written, or else the first one that has its model. */
export const studiedIn = sql`(select had.anatomy_id from ${anatomyModel} had
  join ${bodyStructure} part on part.model_id = had.model_id
  where part.id = ${anatomyNote}.structure_id
  order by (had.anatomy_id = ${anatomyNote}.anatomy_id) desc nulls last, had.anatomy_id limit 1)`;

export const placeColumns = {
  structureId: sql`${placeholder('structureId')}::int`,
  anatomyId: sql`${placeholder('anatomyId')}::int`,
  view: sql`${placeholder('view')}::text`,
};

export const partSource = sql`from ${bodyStructure} where ${isPart}`;

export const filterColumns = {
  structureId: eq(anatomyNote.structureId, placeholder('structureId')),
};

export function planPart(db: Db) {
  return prepared(db, 'anatomy_part', () =>
    db.select({ id: bodyStructure.id }).from(bodyStructure).where(isPart).prepare('anatomy_part'),
  );
}
