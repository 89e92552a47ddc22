import { orderKinds } from '@cheese/domain/codes/shop/orders';
import { paywayCodes, payways } from '@cheese/domain/codes/shop/payment';
import type { Revenue, RevenueSums } from '@cheese/domain/contract/shop/revenueManage';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import type { ChartProps } from '@cheese/ui/charts/Chart';
import { chartLook } from '@cheese/ui/charts/chartLook';
import type { Theme } from '@mui/material/styles';
import { texts } from './texts';

const SHOWN = 10;
/** Names below the bars are cut to this many characters. */
const NAME = 8;

/** Cut to two decimals, so that the chart agrees with the table. */
const drawn = (thousandths: number) => Number(priceText(thousandths));
const short = (name: string) => (name.length > NAME ? `${name.slice(0, NAME)}…` : name);

/** Money and virtual currency per day. */
export function dayChart(theme: Theme, days: Revenue['days']): ChartProps {
  const { colors, axis, ...look } = chartLook(theme);
  const symbols = { showSymbol: days.length < 2 };
  return {
    title: texts.trend,
    columns: [texts.day, texts.net, texts.cheese],
    rows: days.map(({ day, net, cheese }) => [day, priceText(net), priceText(cheese)]),
    option: {
      ...look,
      color: colors,
      xAxis: {
        type: 'category',
        data: days.map(({ day }) => day.slice(5)),
        ...axis,
        splitLine: { show: false },
      },
      yAxis: { type: 'value', name: texts.yuan, ...axis },
      series: [
        { type: 'line', name: texts.net, data: days.map(({ net }) => drawn(net)), ...symbols },
        {
          type: 'line',
          name: texts.cheese,
          data: days.map(({ cheese }) => drawn(cheese)),
          // Symbols and dashes tell the series apart without colour.
          ...symbols,
          lineStyle: { type: 'dashed' },
        },
      ],
    },
  };
}

interface Bars {
  title: string;
  head: string;
  sides: readonly ('net' | 'cheese' | 'income' | 'refund')[];
  bars: readonly (RevenueSums & { name: string })[];
}

function barChart(theme: Theme, { title, head, sides, bars }: Bars): ChartProps {
  const { colors, axis, ...look } = chartLook(theme);
  return {
    title,
    columns: [head, ...sides.map((side) => texts[side])],
    rows: bars.map((bar) => [bar.name, ...sides.map((side) => priceText(bar[side]))]),
    option: {
      ...look,
      color: colors,
      xAxis: {
        type: 'category',
        data: bars.map(({ name }) => short(name)),
        ...axis,
        axisLabel: { ...axis.axisLabel, interval: 0, rotate: bars.length > 4 ? 40 : 0 },
        splitLine: { show: false },
      },
      yAxis: { type: 'value', name: texts.yuan, ...axis },
      series: sides.map((side) => ({
        type: 'bar' as const,
        name: texts[side],
        barMaxWidth: 32,
        data: bars.map((bar) => drawn(bar[side])),
      })),
    },
  };
}

export const productChart = (theme: Theme, products: Revenue['products']) =>
  barChart(theme, {
    title: texts.byProduct,
    head: texts.product,
    sides: ['net', 'cheese'],
    bars: products.slice(0, SHOWN).map((row) => ({ ...row, name: row.title })),
  });

export const kindChart = (theme: Theme, kinds: Revenue['kinds']) =>
  barChart(theme, {
    title: texts.byKind,
    head: texts.kind,
    sides: ['net', 'cheese'],
    bars: kinds.map((row) => ({ ...row, name: orderKinds[row.kind] })),
  });

export const paywayChart = (theme: Theme, ways: Revenue['payways']) =>
  barChart(theme, {
    title: texts.byPayway,
    head: texts.payway,
    sides: ['income', 'refund'],
    bars: ways
      .filter(({ payway }) => payway !== paywayCodes.balance)
      .map((row) => ({ ...row, name: payways[row.payway] })),
  });
