import type { Breakpoint, Theme } from '@mui/material/styles';

const ROOT_PX = 16;

/** What the parts of a bar are measured by. */
export const barContainer = { containerType: 'inline-size', containerName: 'bar' } as const;

type Step = number | Breakpoint;
const rems = ({ breakpoints }: Theme, step: Step) =>
  (typeof step === 'number' ? step : breakpoints.values[step]) / ROOT_PX;

/**
 * How many letters a bar has room for: its width in `rem`, so that who reads twice as large gets
 * what stands in a window of half the width. Queries of the window count pixels.
 */
export const barUp = (theme: Theme, step: Step) =>
  `@container bar (min-width: ${rems(theme, step)}rem)`;
export const barDown = (theme: Theme, step: Step) =>
  `@container bar (max-width: ${rems(theme, step) - 0.01}rem)`;
