import { headerBreakpoints } from '../../codes/base/limits';

/** The layout of the secondary header: 1 has room for all product links, 4 for the fewest. */
export type DisplayMode = 1 | 2 | 3 | 4;

const room: Record<DisplayMode, number> = { 1: Infinity, 2: 6, 3: 4, 4: 2 };

export const displayMode = (isAtLeast: (width: number) => boolean): DisplayMode => {
  const missed = headerBreakpoints.filter((breakpoint) => !isAtLeast(breakpoint));
  return (1 + missed.length) as DisplayMode;
};

/** Splits product links into those shown in the header and those under its 更多. */
export const splitLinks = <Link>(links: readonly Link[], mode: DisplayMode) => ({
  shown: links.slice(0, room[mode]),
  more: links.slice(room[mode]),
});
