import type { QuestionContract } from '@cheese/domain/contract/emergency/question';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { offerSheet } from '../../people/madeFile/offerSheet';
import { requestedOrg } from '../people/people.scope';
import { questionCells, questionColumns } from './question.sheet';
import { selectQuestions } from './question.store';
import { questionTexts } from './question.texts';

/** Of the longest lists the beginning: no more would open in a spreadsheet program. */
const everything = { page: 1, pageCnt: 100_000 };

/** The bank as far as it fits the filter, in the columns that can be imported again. */
export async function exportQuestions(
  db: Db,
  manager: CallerContext<'heavy'>,
  { orgId, ...filter }: Static<QuestionContract['export']['query']>,
) {
  const organisationId = await requestedOrg(db, manager.person, orgId);
  const { rows } = await selectQuestions(db, organisationId, { ...filter, ...everything });
  const cells = rows.map(questionCells);
  return offerSheet(db, manager, {
    name: questionTexts.questionSheet,
    columns: questionColumns,
    rows: cells,
  });
}
