import type { InsightOverview } from '@cheese/domain/contract/front/schoolInsight';
import { Chart } from '@cheese/ui/charts/Chart';
import { styled, useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { weekChart, weekDrawings } from './weekCharts';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginBottom: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& figure': { margin: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** Active people, study time and passed exams per week. */
export function WeekCharts({ overview }: { overview: InsightOverview }) {
  const theme = useTheme();
  // Memoised, because a new options object redraws the chart.
  const charts = useMemo(
    () => Object.values(weekDrawings).map((drawing) => weekChart(theme, drawing, overview)),
    [theme, overview],
  );
  return (
    <Grid>
      {charts.map((chart) => (
        <Chart key={chart.title} {...chart} height={240} />
      ))}
    </Grid>
  );
}
