import { useGetItemFiguresQuery } from '@cheese/api-client/learning/courseLearner';
import {
  coursewareTypeCodes,
  coursewareTypes,
} from '@cheese/domain/codes/learning/coursewareTypes';
import type { ItemFigures } from '@cheese/domain/contract/learning/courseLearner';
import { Chart } from '@cheese/ui/charts/Chart';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Section } from '@cheese/ui/frame/Section';
import { type Column, DataTable } from '@cheese/ui/table/DataTable';
import { TableSkeleton } from '@cheese/ui/table/TableSkeleton';
import { texts as common } from '@cheese/ui/management/texts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { CurvePart } from './CurvePart';
import { scoreText } from './learnerColumns';
import { dropOutChart } from './learnerFigures';
import { texts } from './texts';

/** Only films and documents record which parts were seen. */
const hasCurve = ({ type }: ItemFigures) =>
  type === coursewareTypeCodes.video || type === coursewareTypeCodes.ppt;

const itemColumns = (onSee: (id: number) => void): readonly Column<ItemFigures>[] => [
  { key: 'chapter', label: texts.itemsWhat, cell: ({ chapter, title }) => `${chapter} / ${title}` },
  { key: 'type', label: texts.type, cell: ({ type }) => coursewareTypes[type] },
  { key: 'begun', label: texts.begun, align: 'end', cell: ({ begunCount }) => begunCount },
  { key: 'done', label: texts.done, align: 'end', cell: ({ doneCount }) => doneCount },
  { key: 'mean', label: texts.meanTime, align: 'end', cell: ({ meanS }) => texts.minutes(meanS) },
  { key: 'score', label: texts.meanScore, align: 'end', cell: (row) => scoreText(row.meanScore) },
  {
    key: 'curve',
    label: common.operations,
    cell: (row) =>
      hasCurve(row) && (
        <Button size="small" aria-label={texts.seeCurve(row.title)} onClick={() => onSee(row.id)}>
          {texts.curve}
        </Button>
      ),
  },
];

/** Where learners stop: between items, and within one. */
export function ItemsPart({ courseId }: { courseId: number }) {
  const query = useGetItemFiguresQuery({ courseId }, { refetchOnMountOrArgChange: true });
  const [itemId, see] = useState<number | null>(null);
  return (
    <Section title={texts.items}>
      <Answered
        query={query}
        what={texts.items}
        skeleton={<TableSkeleton />}
        isEmpty={(items) => items.length === 0}
        empty={<EmptyState sentence={common.empty(texts.itemsWhat)} />}
      >
        {(items) => (
          <>
            <Box sx={{ mb: 2 }}>
              <DropOut items={items} />
            </Box>
            {itemId !== null && <CurvePart courseId={courseId} itemId={itemId} />}
            <DataTable
              label={texts.itemsWhat}
              columns={itemColumns(see)}
              rows={items}
              idOf={({ id }) => id}
            />
          </>
        )}
      </Answered>
    </Section>
  );
}

function DropOut({ items }: { items: readonly ItemFigures[] }) {
  const theme = useTheme();
  const chart = useMemo(() => dropOutChart(theme, items), [theme, items]);
  return <Chart {...chart} height={240} />;
}
