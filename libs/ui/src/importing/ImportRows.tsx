import { importVerdicts, type ImportVerdict } from '@cheese/domain/codes/base/imports';
import type { ImportRow } from '@cheese/domain/contract/emergency/shapes/importShapes';
import { Answered } from '../feedback/Answered';
import type { Answerable } from '../feedback/answerable';
import { EmptyState } from '../feedback/EmptyState';
import { DataTable } from '../table/DataTable';
import { StepPager } from '../table/StepPager';
import { TableSkeleton } from '../table/TableSkeleton';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { PAGE_SIZE } from '../management/PagedTable';
import { texts } from './texts';
import type { ImportFlow } from './useImportFlow';

const colours = {
  ready: 'success',
  faulty: 'error',
  duplicate: 'warning',
  similar: 'warning',
} as const satisfies Record<ImportVerdict, string>;

const faultsOf = ({ verdict, faults, sameAsRow, sameAsId }: ImportRow): string[] => {
  const isLike = verdict === 'similar';
  return [
    ...faults.map(({ column, message }) => texts.fault(column, message)),
    ...(sameAsRow !== null ? [(isLike ? texts.likeRow : texts.sameAsRow)(sameAsRow)] : []),
    ...(sameAsId !== null ? [isLike ? texts.likeStored : texts.sameAsStored] : []),
  ];
};

/** Long texts get a minimum width, or the table squeezes them. */
const LONG = 12;
const widthOf = (list: readonly ImportRow[], index: number) => {
  const longest = Math.max(0, ...list.map(({ cells }) => cells[index]?.length ?? 0));
  return longest > LONG ? { minWidth: 240 } : { minWidth: 88 };
};

const columnsFor = (columns: readonly string[], list: readonly ImportRow[]) => [
  { key: 'row', label: texts.row, cell: ({ row }: ImportRow) => row },
  {
    key: 'verdict',
    label: texts.verdict,
    cell: ({ verdict }: ImportRow) => (
      <Chip
        size="small"
        variant="outlined"
        color={colours[verdict]}
        label={importVerdicts[verdict]}
      />
    ),
  },
  {
    key: 'faults',
    label: texts.faults,
    minWidth: 160,
    cell: (row: ImportRow) => (
      <Box component="span" sx={{ color: 'error.main', whiteSpace: 'pre-line' }}>
        {faultsOf(row).join('\n')}
      </Box>
    ),
  },
  ...columns.map((label, index) => ({
    key: `cell${index}`,
    label,
    ...widthOf(list, index),
    cell: ({ cells }: ImportRow) => cells[index] ?? '',
  })),
];

interface ImportRowsProps {
  flow: ImportFlow;
  columns: readonly string[];
  rows: Answerable<{ list: ImportRow[]; total: number }>;
}

export function ImportRows({ flow: { rowsAsked, askRows }, columns, rows }: ImportRowsProps) {
  return (
    <Answered
      query={rows}
      what={texts.rows}
      skeleton={<TableSkeleton rows={5} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<EmptyState dense sentence={texts.noRows} />}
    >
      {({ list, total }) => (
        <>
          <DataTable
            label={texts.rows}
            columns={columnsFor(columns, list)}
            rows={list}
            idOf={({ row }) => row}
          />
          <StepPager
            page={rowsAsked.page}
            pages={Math.ceil(total / PAGE_SIZE)}
            onPage={(page) => askRows({ ...rowsAsked, page })}
          />
        </>
      )}
    </Answered>
  );
}
