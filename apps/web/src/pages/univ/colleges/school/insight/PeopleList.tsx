import { useGetInsightPeopleQuery } from '@cheese/api-client/front/schoolInsight';
import { type RiskRule, riskRules } from '@cheese/domain/codes/front/schoolInsight';
import type { InsightPerson } from '@cheese/domain/contract/front/schoolInsight';
import { insightFigureNames as names, riskDefinitions } from '@cheese/domain/texts/insightMessages';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import type { Column } from '@cheese/ui/table/DataTable';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { rateText, riskText, timeText } from '../../../../../features/schoolInsight/figureTexts';
import { texts as insight } from '../../../../../features/schoolInsight/texts';
import { texts } from './texts';
import type { InsightAddress } from './useInsightAddress';

interface PeopleListProps {
  termId: number;
  isAtRisk: boolean;
  address: InsightAddress;
}

/** Learners with their figures, or those at risk. */
export function PeopleList({ termId, isAtRisk, address: { list, place } }: PeopleListProps) {
  const { page, keyword, risk } = list.asked;
  const query = useGetInsightPeopleQuery(
    {
      termId,
      ...place,
      page,
      pageCnt: PAGE_SIZE,
      ...(keyword && { keyword }),
      ...(risk && { risk }),
      ...(isAtRisk && { atRisk: true }),
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      {isAtRisk && <Rules />}
      <FilterBar
        address={list}
        filters={{ risk: riskRules }}
        names={texts.filters}
        placeholder={texts.placeholder}
      />
      <PagedTable
        query={query}
        address={list}
        what={texts.rows.people}
        columns={personColumns}
        idOf={({ membershipId }) => membershipId}
      />
    </>
  );
}

const rules = Object.keys(riskRules).map(Number) as RiskRule[];

/** Explains each risk rule with its threshold. */
const Rules = () => (
  <Box component="dl" sx={{ m: 0, mb: 2 }} aria-label={insight.rules}>
    {rules.map((rule) => (
      <Box key={rule} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mb: 0.5 }}>
        <Typography component="dt" sx={{ fontWeight: 600 }}>
          {riskRules[rule]}
        </Typography>
        <Typography component="dd" sx={{ m: 0, color: 'text.secondary' }}>
          {riskDefinitions[rule]}
        </Typography>
      </Box>
    ))}
  </Box>
);

const personColumns: readonly Column<InsightPerson>[] = [
  { key: 'name', label: texts.columns.person, minWidth: 88, cell: ({ name }) => name },
  { key: 'number', label: texts.columns.number, cell: ({ number }) => number ?? texts.none },
  {
    key: 'class',
    label: texts.columns.class,
    minWidth: 112,
    cell: ({ className }) => className ?? texts.none,
  },
  { key: 'days', label: names.activeDays, align: 'end', cell: ({ activeDays }) => activeDays },
  {
    key: 'last',
    label: names.lastActive,
    minWidth: 104,
    cell: ({ lastActiveOn }) => lastActiveOn ?? insight.never,
  },
  {
    key: 'studied',
    label: names.studied,
    align: 'end',
    minWidth: 88,
    cell: ({ studiedS }) => timeText(studiedS),
  },
  { key: 'exams', label: names.exams, align: 'end', cell: ({ exams }) => exams },
  { key: 'rate', label: names.passRate, align: 'end', minWidth: 112, cell: rateText },
  {
    key: 'done',
    label: names.certificates,
    align: 'end',
    cell: ({ certificates }) => certificates,
  },
  {
    key: 'risks',
    label: texts.columns.risks,
    minWidth: 208,
    cell: (person) =>
      person.risks.length === 0
        ? texts.none
        : person.risks.map((rule) => <div key={rule}>{riskText(rule, person)}</div>),
  },
];
