import type { CorrectionOutcome } from '@cheese/domain/contract/exam/examReport';
import { FigureRow } from '@cheese/ui/management/FigureRow';
import { type Column, DataTable } from '@cheese/ui/table/DataTable';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { rounded } from '../figureWords';
import { correctTexts as texts } from './correctTexts';

type Changed = CorrectionOutcome['changed'][number];

const columns: readonly Column<Changed>[] = [
  { key: 'name', label: texts.name, cell: ({ name }) => name },
  { key: 'number', label: texts.number, cell: ({ number }) => number ?? texts.nothing },
  { key: 'before', label: texts.before, align: 'end', cell: ({ before }) => rounded(before, 2) },
  { key: 'after', label: texts.after, align: 'end', cell: ({ after }) => rounded(after, 2) },
];

export function Outcome({ outcome }: { outcome: CorrectionOutcome }) {
  const { askedCount, raisedCount, loweredCount, passesCount, failsCount, changed } = outcome;
  const figures = [
    [texts.asked, askedCount],
    [texts.raised, raisedCount],
    [texts.lowered, loweredCount],
    [texts.passes, passesCount],
    [texts.fails, failsCount],
  ] as const;
  return (
    <Box sx={{ mt: 2 }} aria-live="polite">
      <FigureRow
        label={texts.outcome}
        figures={figures.map(([name, count]) => ({ name, value: texts.people(count) }))}
      />
      {changed.length === 0 ? (
        <Typography sx={{ mb: 2 }}>{texts.none}</Typography>
      ) : (
        <Box sx={{ maxHeight: 260, overflowY: 'auto', mb: 2 }} tabIndex={0}>
          <DataTable
            label={texts.more}
            columns={columns}
            rows={changed}
            idOf={({ attemptId }) => attemptId}
          />
        </Box>
      )}
    </Box>
  );
}
