import { BarChart, type BarSeriesOption, LineChart, type LineSeriesOption } from 'echarts/charts';
import {
  GridComponent,
  type GridComponentOption,
  LegendComponent,
  type LegendComponentOption,
  TooltipComponent,
  type TooltipComponentOption,
} from 'echarts/components';
import { type ComposeOption, type EChartsType, init, use as bring } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';

bring([BarChart, LineChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

export type ChartOption = ComposeOption<
  | BarSeriesOption
  | LineSeriesOption
  | GridComponentOption
  | LegendComponentOption
  | TooltipComponentOption
>;

interface EChartProps {
  label: string;
  option: ChartOption;
  height: number;
}

const movesLess = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Loads with the first chart that is shown: see `Chart`. */
export default function EChart({ label, option, height }: EChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType | null>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const drawn = init(element, null, { renderer: 'svg' });
    chart.current = drawn;
    const watcher = new ResizeObserver(() => drawn.resize());
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      drawn.dispose();
    };
  }, []);

  useEffect(() => {
    chart.current?.setOption({ animation: !movesLess(), ...option }, true);
  }, [option]);

  return <div ref={place} role="img" aria-label={label} style={{ height }} />;
}
