import type { ExamSummary } from '@cheese/domain/contract/exam/examReport';
import type { ChartProps } from '@cheese/ui/charts/Chart';
import { chartLook } from '@cheese/ui/charts/chartLook';
import type { Figure } from '@cheese/ui/management/FigureRow';
import type { Theme } from '@mui/material/styles';
import { percent, rounded } from '../figureWords';
import { texts } from './texts';

export function summaryFigures(summary: ExamSummary): Figure[] {
  const { submittedCount, expectedCount, answeringCount, passedCount, waitingCount } = summary;
  const decided = passedCount + summary.failedCount;
  const rate = decided === 0 ? null : passedCount / decided;
  return [
    { name: texts.submitted, value: texts.submittedOf(submittedCount, expectedCount) },
    ...(answeringCount > 0 ? [{ name: texts.answering, value: texts.people(answeringCount) }] : []),
    { name: texts.passRate, value: percent(rate) },
    { name: texts.mean, value: rounded(summary.mean) },
    { name: texts.median, value: rounded(summary.median) },
    { name: texts.deviation, value: rounded(summary.deviation) },
    { name: texts.range, value: `${rounded(summary.best)} / ${rounded(summary.worst)}` },
    ...(waitingCount > 0
      ? [{ name: texts.waiting, value: texts.answers(waitingCount), isWarning: true }]
      : []),
  ];
}

const TENTH = 10;
const partOf = (at: number) => `${at * TENTH}–${(at + 1) * TENTH}%`;

export function distributionChart(theme: Theme, distribution: readonly number[]): ChartProps {
  const { colors, axis, ...look } = chartLook(theme);
  const parts = distribution.map((_, at) => partOf(at));
  return {
    title: texts.distribution,
    columns: [texts.part, texts.count],
    rows: distribution.map((count, at) => [partOf(at), count]),
    option: {
      ...look,
      color: colors,
      xAxis: { type: 'category', data: parts, ...axis, splitLine: { show: false } },
      yAxis: { type: 'value', minInterval: 1, ...axis },
      series: [{ type: 'bar', name: texts.count, data: [...distribution], barMaxWidth: 40 }],
    },
  };
}
