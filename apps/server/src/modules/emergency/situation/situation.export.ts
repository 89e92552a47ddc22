import { situationOrderCodes } from '@cheese/domain/codes/emergency/welfare';
import type { SituationContract } from '@cheese/domain/contract/emergency/situation';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { offerSheet } from '../../people/madeFile/offerSheet';
import type { CallerContext } from '../../../calls/callerContext';
import type { Column } from '../../base/sheets/workbook';
import { requestedOrg } from '../people/people.scope';
import { selectFeats } from './facts.store';
import { readSpan, stretchOf } from './situation.span';
import { toPerson } from './situation.shapes';
import { selectPeople } from './situation.store';
import { situationTexts } from './situation.texts';

const columns: readonly Column[] = [
  { title: situationTexts.name, width: 14 },
  { title: situationTexts.studyMinutes, width: 18 },
  { title: situationTexts.resources, width: 14 },
  { title: situationTexts.quizzes, width: 12 },
  { title: situationTexts.averageScore, width: 12 },
  { title: situationTexts.certificates, width: 12 },
  { title: situationTexts.lastStudied, width: 18 },
];

/** All matching trainees, by study time. */
export async function exportSituation(
  db: Db,
  manager: CallerContext<'heavy'>,
  { orgId, keyword, ...period }: Static<SituationContract['export']['query']>,
) {
  const days = readSpan(period);
  const span = { ...days, organisationId: await requestedOrg(db, manager.person, orgId) };
  const rows = await selectPeople(db, {
    span,
    order: situationOrderCodes.studyTime,
    ...(keyword && { keyword }),
  });
  const feats = await selectFeats(db, stretchOf(span));
  const cells = rows
    .map((row) => toPerson(row, feats))
    .map((one) => [
      one.name,
      Math.round(one.studySeconds / 6) / 10,
      one.resources,
      one.quizzes,
      one.averageScore,
      one.certificates,
      one.lastStudiedAt && chinaMinute(one.lastStudiedAt),
    ]);
  const name = situationTexts.fileTitle(span.firstDay, span.lastDay);
  return offerSheet(db, manager, {
    name: situationTexts.sheet,
    fileTitle: name,
    columns,
    rows: cells,
  });
}
