import type { LibraryStatistics } from '@cheese/domain/contract/exam/questionLibrary';
import { Chart } from '@cheese/ui/charts/Chart';
import { chartLook } from '@cheese/ui/charts/chartLook';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { texts } from './texts';

type Days = LibraryStatistics['days'];

/** Answers per day, total and right; renders nothing without any. */
export function DaysChart({ days }: { days: Days }) {
  const theme = useTheme();
  const option = useMemo(() => {
    const { colors, axis, ...look } = chartLook(theme);
    const names = days.map(({ day }) => day.slice(5));
    const bar = (name: string, data: number[]) => ({
      type: 'bar' as const,
      name,
      data,
      barMaxWidth: 14,
      barGap: '-100%',
    });
    return {
      ...look,
      color: colors,
      xAxis: { type: 'category' as const, data: names, ...axis, splitLine: { show: false } },
      yAxis: { type: 'value' as const, minInterval: 1, ...axis },
      series: [
        bar(
          texts.dayAnswered,
          days.map(({ answeredCount }) => answeredCount),
        ),
        bar(
          texts.dayRight,
          days.map(({ rightCount }) => rightCount),
        ),
      ],
    };
  }, [theme, days]);
  if (days.every(({ answeredCount }) => answeredCount === 0)) return null;
  return (
    <Box sx={{ '& figure': { m: 0 } }}>
      <Chart
        title={texts.days}
        option={option}
        height={220}
        columns={[texts.day, texts.dayAnswered, texts.dayRight]}
        rows={days.map(({ day, answeredCount, rightCount }) => [day, answeredCount, rightCount])}
      />
    </Box>
  );
}
