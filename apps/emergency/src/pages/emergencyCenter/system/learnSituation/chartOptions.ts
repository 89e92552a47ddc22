import { firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import type {
  SituationDay,
  SituationDistribution,
} from '@cheese/domain/contract/emergency/shapes/situationShapes';
import type { Theme } from '@mui/material/styles';
import type { ChartProps } from '@cheese/ui/charts/Chart';
import { chartLook } from '@cheese/ui/charts/chartLook';
import { minutesOf } from './situationTexts';
import { texts } from './texts';

/** Two axes, because on one scale the smaller series would be invisible. */
export function trendChart(theme: Theme, days: readonly SituationDay[]): ChartProps {
  const { colors, axis, ...look } = chartLook(theme);
  const names = days.map(({ day }) => chinaDay(day).slice(5));
  const minutes = days.map(({ studySeconds }) => minutesOf(studySeconds));
  const people = days.map(({ studied }) => studied);
  const ends = days.length < 2;
  return {
    title: texts.trend,
    columns: [texts.day, texts.minutes, texts.studiedPeople],
    rows: days.map(({ day }, index) => [chinaDay(day), minutes[index] ?? 0, people[index] ?? 0]),
    option: {
      ...look,
      color: colors,
      xAxis: { type: 'category', data: names, ...axis, splitLine: { show: false } },
      yAxis: [
        { type: 'value', name: texts.minuteUnit, minInterval: 1, ...axis },
        {
          type: 'value',
          name: texts.peopleUnit,
          minInterval: 1,
          ...axis,
          splitLine: { show: false },
        },
      ],
      series: [
        { type: 'line', name: texts.minutes, data: minutes, showSymbol: ends },
        {
          type: 'line',
          name: texts.studiedPeople,
          data: people,
          yAxisIndex: 1,
          showSymbol: ends,
          // Dashed, so that the lines differ without colour as well.
          lineStyle: { type: 'dashed' },
        },
      ],
    },
  };
}

interface Bars {
  title: string;
  /** Headings of the data table: category and value. */
  columns: readonly [string, string];
  unit: string;
  bars: readonly (readonly [string, number])[];
}

export const scoreChart = (theme: Theme, { scores }: SituationDistribution) =>
  barChart(theme, {
    title: texts.scores,
    columns: [texts.scoreRange, texts.peopleCount],
    unit: texts.peopleUnit,
    bars: scores.map(({ from, to, people }) => [`${from}–${to}`, people]),
  });

export const topicChart = (theme: Theme, { topics }: SituationDistribution) =>
  barChart(theme, {
    title: texts.topics,
    columns: [texts.topic, texts.minutes],
    unit: texts.minuteUnit,
    bars: topics.map(({ topic, studySeconds }) => [firstAidTopics[topic], minutesOf(studySeconds)]),
  });

function barChart(theme: Theme, { title, columns, unit, bars }: Bars): ChartProps {
  const { colors, axis, legend: _legend, ...look } = chartLook(theme);
  return {
    title,
    columns,
    rows: bars,
    option: {
      ...look,
      // Less space, because there is no legend.
      grid: { ...look.grid, top: 40 },
      color: colors,
      xAxis: {
        type: 'category',
        data: bars.map(([name]) => name),
        ...axis,
        axisLabel: { ...axis.axisLabel, interval: 0, rotate: bars.length > 6 ? 40 : 0 },
        splitLine: { show: false },
      },
      yAxis: { type: 'value', name: unit, minInterval: 1, ...axis },
      series: [
        { type: 'bar', name: columns[1], data: bars.map(([, value]) => value), barMaxWidth: 32 },
      ],
    },
  };
}
