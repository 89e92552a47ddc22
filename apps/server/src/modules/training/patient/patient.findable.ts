import { searchTypeCodes } from '@cheese/domain/codes/front/searchTypes';
import { patientLevels } from '@cheese/domain/codes/training/patient';
import { and, eq } from 'drizzle-orm';
import { requestedRows } from '../../base/findable/findable.asked';
import { type FindableSource, shelfOf } from '../../base/findable/findable.shapes';
import { patientCase } from './patient.tables';
import { patientTexts } from './patient.texts';

/**
 * Indexes only what a learner hears at first: a search for a disease must not reveal the diagnosis.
 */
export const patientFindable: FindableSource = {
  kind: 'patient',
  shelf: 'catalogue',
  async select(db, asked) {
    const { id, title, complaint, field, level, organisationId } = patientCase;
    const { isAsked, inOrder, most } = requestedRows(id, asked);
    const rows = await db
      .select({ id, title, complaint, field, level, organisationId })
      .from(patientCase)
      .where(and(isAsked, eq(patientCase.isShown, true)))
      .orderBy(inOrder)
      .limit(most);
    return rows.map((row) => ({
      // As they stand in the list.
      id: row.id,
      type: searchTypeCodes.patient,
      title: row.title,
      weight: -row.id,
      typeNames: [...patientTexts.findableNames],
      tags: [row.field, patientLevels[row.level]],
      text: row.complaint,
      shelf: shelfOf(row.organisationId),
    }));
  },
};
