import type { ExamSummary } from '@cheese/domain/contract/exam/examReport';
import { Chart } from '@cheese/ui/charts/Chart';
import { FigureRow } from '@cheese/ui/management/FigureRow';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { paths } from '../../../../paths';
import { distributionChart, summaryFigures } from './figures';
import { texts } from './texts';

/** Key figures of the exam; unmarked answers come first. */
export function ResultsSummary({ summary }: { summary: ExamSummary }) {
  const { examId, waitingCount, submittedCount, distribution } = summary;
  const theme = useTheme();
  const chart = useMemo(() => distributionChart(theme, distribution), [theme, distribution]);
  return (
    <Box sx={{ mt: 2, '& figure': { m: 0, mb: 3 } }}>
      {waitingCount > 0 && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button size="small" href={paths.univ.exam('marking', { examId })}>
              {texts.goMark}
            </Button>
          }
        >
          {texts.toMark(waitingCount)}
        </Alert>
      )}
      <FigureRow label={texts.summary} figures={summaryFigures(summary)} />
      {submittedCount > 0 && <Chart {...chart} height={220} />}
    </Box>
  );
}
