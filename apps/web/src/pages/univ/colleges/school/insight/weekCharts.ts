import type {
  InsightOverview,
  InsightTerm,
  InsightWeek,
} from '@cheese/domain/contract/front/schoolInsight';
import { passRateOf } from '@cheese/domain/rules/front/insightFigures';
import type { ChartProps } from '@cheese/ui/charts/Chart';
import { chartLook } from '@cheese/ui/charts/chartLook';
import type { Theme } from '@mui/material/styles';
import { texts } from './texts';

interface Drawing {
  title: string;
  valueOf: (week: InsightWeek) => number | null;
}

const HOUR_S = 3600;

export const weekDrawings = {
  active: { title: texts.active, valueOf: ({ active }) => active },
  hours: { title: texts.hours, valueOf: ({ studiedS }) => Math.round(studiedS / HOUR_S) },
  passRate: {
    title: texts.passRate,
    valueOf: (week) => {
      const rate = passRateOf(week);
      return rate === null ? null : Math.round(rate * 100);
    },
  },
} satisfies Record<string, Drawing>;

/** A figure per week of a term, with the compared term as a dashed line. */
export function weekChart(
  theme: Theme,
  { title, valueOf }: Drawing,
  { term, against }: Pick<InsightOverview, 'term' | 'against'>,
): ChartProps {
  const { colors, axis, ...look } = chartLook(theme);
  const terms = against ? [term, against] : [term];
  const count = Math.max(...terms.map(({ weekCount }) => weekCount));
  const weeks = Array.from({ length: count }, (_, at) => texts.weekOf(at + 1));
  const valuesOf = (one: InsightTerm) =>
    weeks.map((_, at) => {
      const week = one.weeks[at];
      return week ? valueOf(week) : null;
    });
  const lines = terms.map((one) => ({ name: one.name, values: valuesOf(one) }));
  return {
    title: texts.weekly(title),
    columns: [texts.week, ...lines.map(({ name }) => name)],
    rows: weeks.map((name, at) => [name, ...lines.map(({ values }) => values[at] ?? texts.none)]),
    option: {
      ...look,
      color: colors,
      xAxis: {
        type: 'category',
        data: weeks.map((_, at) => String(at + 1)),
        ...axis,
        splitLine: { show: false },
      },
      yAxis: { type: 'value', minInterval: 1, ...axis },
      series: lines.map(({ name, values }, at) => ({
        type: 'line' as const,
        name,
        data: values,
        connectNulls: false,
        lineStyle: { type: at === 0 ? ('solid' as const) : ('dashed' as const) },
      })),
    },
  };
}
