import type { Breakpoint, Theme } from '@mui/material/styles';

const ROOT_PX = 16;

/** Makes a bar the container of the queries below. */
export const barContainer = { containerType: 'inline-size', containerName: 'bar' } as const;

type Step = number | Breakpoint;
const rems = ({ breakpoints }: Theme, step: Step) =>
  (typeof step === 'number' ? step : breakpoints.values[step]) / ROOT_PX;

/**
 * Container queries in `rem`: doubling the font size has the effect of halving the width. Media
 * queries ignore the font size of the page.
 */
export const barUp = (theme: Theme, step: Step) =>
  `@container bar (min-width: ${rems(theme, step)}rem)`;
export const barDown = (theme: Theme, step: Step) =>
  `@container bar (max-width: ${rems(theme, step) - 0.01}rem)`;
