import { learnerRiskReasons, learnerStates } from '@cheese/domain/codes/learning/courseLearners';
import { certificateStates } from '@cheese/domain/codes/people/certificates';
import type { CourseLearner } from '@cheese/domain/contract/learning/courseLearner';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import Button from '@mui/material/Button';
import { percent } from './learnerFigures';
import { texts } from './texts';

const { none } = texts;
export const scoreText = (score: number | null) =>
  score === null ? none : String(Math.round(score * 10) / 10);
export const momentText = (moment: number | null) => (moment === null ? none : chinaMinute(moment));

function riskText({ risks, remindedAt }: CourseLearner) {
  const why = risks.map((risk) => learnerRiskReasons[risk]).join('；') || none;
  return remindedAt === null ? why : `${why}（${texts.remindedOn(chinaMinute(remindedAt))}）`;
}

export const learnerColumns = (
  itemCount: number,
  hrefOf: (personId: number) => string,
): readonly Column<CourseLearner>[] => [
  { key: 'number', label: texts.number, cell: ({ number }) => number ?? none },
  { key: 'name', label: texts.name, cell: ({ name }) => name },
  { key: 'state', label: texts.state, cell: ({ state }) => learnerStates[state] },
  {
    key: 'progress',
    label: texts.progress,
    align: 'end',
    cell: ({ studiedCount }) =>
      `${percent(itemCount === 0 ? 0 : studiedCount / itemCount)}（${studiedCount}/${itemCount}）`,
  },
  {
    key: 'time',
    label: texts.time,
    align: 'end',
    cell: ({ studiedS }) => texts.minutes(studiedS),
  },
  {
    key: 'score',
    label: texts.score,
    align: 'end',
    cell: ({ averageScore }) => scoreText(averageScore),
  },
  { key: 'lastAt', label: texts.lastAt, minWidth: 150, cell: ({ lastAt }) => momentText(lastAt) },
  { key: 'risks', label: texts.risks, minWidth: 180, cell: riskText },
  {
    key: 'certificate',
    label: texts.certificate,
    cell: ({ certificate }) => (certificate ? certificateStates[certificate.state] : none),
  },
  {
    key: 'see',
    label: common.operations,
    cell: ({ personId, name }) => (
      <Button size="small" href={hrefOf(personId)} aria-label={texts.seeOf(name)}>
        {texts.see}
      </Button>
    ),
  },
];
