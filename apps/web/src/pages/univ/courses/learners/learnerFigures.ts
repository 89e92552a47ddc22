import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type {
  ItemFigures,
  LearnersOverview,
  SeenCurve,
} from '@cheese/domain/contract/learning/courseLearner';
import { clockText } from '@cheese/domain/rules/time/clockText';
import type { ChartProps } from '@cheese/ui/charts/Chart';
import { chartLook } from '@cheese/ui/charts/chartLook';
import type { Figure } from '@cheese/ui/management/FigureRow';
import type { Theme } from '@mui/material/styles';
import { texts } from './texts';

export const percent = (share: number) => `${Math.round(share * 100)}%`;

export function overviewFigures(overview: LearnersOverview): Figure[] {
  const { learnerCount, begunCount, doneCount, atRiskCount, certificateCount } = overview;
  const names = texts.figures;
  return [
    { name: names.learners, value: texts.people(learnerCount) },
    { name: names.begun, value: texts.people(begunCount) },
    { name: names.done, value: texts.people(doneCount) },
    { name: names.mean, value: percent(overview.meanShare) },
    { name: names.atRisk, value: texts.people(atRiskCount), isWarning: atRiskCount > 0 },
    ...(certificateCount === null
      ? []
      : [{ name: names.certificates, value: texts.people(certificateCount) }]),
  ];
}

/** Number of learners who started and who completed each item. */
export function dropOutChart(theme: Theme, items: readonly ItemFigures[]): ChartProps {
  const { colors, axis, ...look } = chartLook(theme);
  const names = items.map(({ title }, at) => `${at + 1}. ${title}`);
  return {
    title: texts.dropOut,
    columns: [texts.item, texts.begun, texts.done],
    rows: items.map(({ begunCount, doneCount }, at) => [names[at] ?? '', begunCount, doneCount]),
    option: {
      ...look,
      color: colors,
      legend: { top: 0, right: 0 },
      xAxis: { type: 'category', data: names.map((_, at) => String(at + 1)), ...axis },
      yAxis: { type: 'value', minInterval: 1, ...axis },
      series: [
        { type: 'bar', name: texts.begun, data: items.map((item) => item.begunCount) },
        { type: 'bar', name: texts.done, data: items.map((item) => item.doneCount) },
      ],
    },
  };
}

/** Number of viewers over the length of a film or document. */
export function curveChart(theme: Theme, curve: SeenCurve): ChartProps {
  const { colors, axis, ...look } = chartLook(theme);
  const { title, type, from, step, seenBy } = curve;
  const places = seenBy.map((_, at) => {
    const place = from + at * step;
    return type === coursewareTypeCodes.video ? clockText(place) : texts.page(place);
  });
  return {
    title: texts.curveOf(title),
    columns: [texts.curveAt, texts.curveBy],
    rows: seenBy.map((count, at) => [places[at] ?? '', count]),
    option: {
      ...look,
      color: colors,
      xAxis: { type: 'category', data: places, ...axis, splitLine: { show: false } },
      yAxis: { type: 'value', minInterval: 1, ...axis },
      series: [
        { type: 'line', name: texts.curveBy, data: [...seenBy], areaStyle: {}, showSymbol: false },
      ],
    },
  };
}
