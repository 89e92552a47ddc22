import {
  situationOrderCodes,
  situationOrders,
  riskReasons,
  type SituationOrder,
} from '@cheese/domain/codes/emergency/welfare';
import type {
  PersonAtRisk,
  PersonSituation,
} from '@cheese/domain/contract/emergency/shapes/situationShapes';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import type { Column } from '@cheese/ui/table/DataTable';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import { scoreText, studyText } from './situationTexts';
import { texts } from './texts';

export const USUAL_ORDER: SituationOrder = situationOrderCodes.studyTime;

interface Order {
  chosen: SituationOrder;
  choose: (order: SituationOrder) => void;
}

type Open = (person: PersonSituation) => void;

const nameColumn = { key: 'name', label: texts.person, cell: ({ name }: PersonSituation) => name };

const lastStudied = ({ lastStudiedAt }: PersonSituation) =>
  lastStudiedAt === null ? texts.never : <RelativeTime at={lastStudiedAt} />;

const detailColumn = (open: Open): Column<PersonSituation> => ({
  key: 'operations',
  label: common.operations,
  cell: (person) => (
    <RowActions name={person.name} actions={[{ text: texts.detail, act: () => open(person) }]} />
  ),
  width: 104,
});

/** The server orders by three of the columns, the most first. */
export function personColumns(order: Order, open: Open): Column<PersonSituation>[] {
  const by = (code: SituationOrder) => ({
    label: situationOrders[code],
    sort: { isSorted: order.chosen === code, onSort: () => order.choose(code) },
  });
  return [
    nameColumn,
    {
      key: 'time',
      ...by(situationOrderCodes.studyTime),
      cell: ({ studySeconds }) => studyText(studySeconds),
    },
    { key: 'resources', label: texts.resources, cell: ({ resources }) => resources },
    { key: 'quizzes', label: texts.quizzes, cell: ({ quizzes }) => quizzes },
    {
      key: 'score',
      ...by(situationOrderCodes.score),
      cell: ({ averageScore }) => scoreText(averageScore),
    },
    { key: 'certificates', label: texts.certificates, cell: ({ certificates }) => certificates },
    { key: 'last', ...by(situationOrderCodes.lastStudied), cell: lastStudied },
    detailColumn(open),
  ];
}

export const riskColumns = (open: Open): Column<PersonAtRisk>[] => [
  nameColumn,
  {
    key: 'reasons',
    label: texts.reasons,
    cell: ({ reasons }) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {reasons.map((reason) => (
          <Chip
            key={reason}
            size="small"
            variant="outlined"
            color="warning"
            label={riskReasons[reason]}
          />
        ))}
      </Box>
    ),
  },
  { key: 'time', label: texts.studyTime, cell: ({ studySeconds }) => studyText(studySeconds) },
  { key: 'score', label: texts.averageScore, cell: ({ averageScore }) => scoreText(averageScore) },
  { key: 'last', label: texts.lastStudied, cell: lastStudied },
  detailColumn(open),
];
