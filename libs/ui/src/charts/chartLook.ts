import { apartFrom } from './apartFrom';
import type { Theme } from '@mui/material/styles';

export function chartLook({ palette, typography }: Theme) {
  const label = {
    color: palette.text.third,
    fontFamily: typography.fontFamily ?? 'sans-serif',
    fontSize: 12,
  };
  const line = { lineStyle: { color: palette.hairline } };
  return {
    colors: apartFrom(palette.accent.main, [
      palette.info.main,
      palette.success.main,
      palette.warning.main,
      palette.error.main,
    ]),
    textStyle: label,
    grid: { left: 8, right: 8, top: 48, bottom: 8, outerBoundsMode: 'same' as const },
    legend: { top: 8, right: 0, textStyle: label },
    tooltip: {
      trigger: 'axis' as const,
      confine: true,
      backgroundColor: palette.surface,
      borderColor: palette.hairline,
      textStyle: { ...label, color: palette.text.primary },
    },
    axis: { axisLabel: label, axisLine: line, axisTick: { show: false }, splitLine: line },
  };
}
