import type { SubscribedLibrary } from '@cheese/domain/contract/exam/questionLibrary';
import { Chart } from '@cheese/ui/charts/Chart';
import { chartLook } from '@cheese/ui/charts/chartLook';
import Box from '@mui/material/Box';
import { type Theme, useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { texts } from './texts';

const BAR = 36;
const AROUND = 88;

/** Right, wrong and open questions per bank; renders nothing before the first answer. */
export function BankStatistics({ banks }: { banks: readonly SubscribedLibrary[] }) {
  const theme = useTheme();
  const option = useMemo(() => optionOf(theme, banks), [theme, banks]);
  if (banks.every(({ answeredCount }) => answeredCount === 0)) return null;
  return (
    <Box sx={{ mt: 2, '& figure': { m: 0 } }}>
      <Chart
        title={texts.statistics}
        option={option}
        height={AROUND + BAR * banks.length}
        columns={[texts.bank, texts.right, texts.wrongCount, texts.unanswered]}
        rows={banks.map((bank) => [bank.name, bank.rightCount, bank.wrongCount, leftIn(bank)])}
      />
    </Box>
  );
}

const leftIn = ({ questionCount, answeredCount }: SubscribedLibrary) =>
  Math.max(0, questionCount - answeredCount);

function optionOf(theme: Theme, banks: readonly SubscribedLibrary[]) {
  const { textStyle, grid, legend, tooltip, axis } = chartLook(theme);
  const { success, error, hairline } = theme.palette;
  const bar = (name: string, color: string, data: number[]) => ({
    type: 'bar' as const,
    stack: 'all',
    barMaxWidth: 18,
    name,
    data,
    itemStyle: { color },
  });
  return {
    textStyle,
    grid,
    legend,
    tooltip,
    xAxis: { type: 'value' as const, ...axis, minInterval: 1 },
    yAxis: {
      type: 'category' as const,
      inverse: true,
      ...axis,
      axisLabel: { ...axis.axisLabel, width: 96, overflow: 'truncate' as const },
      data: banks.map(({ name }) => name),
    },
    series: [
      bar(
        texts.right,
        success.main,
        banks.map(({ rightCount }) => rightCount),
      ),
      bar(
        texts.wrongCount,
        error.main,
        banks.map(({ wrongCount }) => wrongCount),
      ),
      bar(texts.unanswered, hairline, banks.map(leftIn)),
    ],
  };
}
