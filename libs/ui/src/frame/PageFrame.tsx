import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { sizes } from '../tokens';
import { SkipLink } from './SkipLink';

interface PageFrameProps {
  /** A fixed bar of 56 px; the rest begins below it. */
  header?: ReactNode;
  /** A second bar, which scrolls away with the page. */
  under?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

const Sheet = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
const Main = styled('main')({
  flex: 1,
  minWidth: 0,
  // Content below a pending part is hidden until that part arrives, to avoid a layout shift.
  '&:has([data-awaited]) [data-below]': { display: 'none' },
});

/** As high as the window, so that the footer does not move while the page loads. */
const TallMain = styled(Main)({ minHeight: `calc(100dvh - ${sizes.header}px)` });

export const mainId = 'main';

/** Makes a `<main>` the focus target after navigation. */
export const mainPart = { id: mainId, tabIndex: -1, style: { outline: 'none' } } as const;

export function PageFrame({ header, under, footer, children }: PageFrameProps) {
  const Middle = footer ? TallMain : Main;
  return (
    <Sheet style={{ paddingTop: header ? sizes.header : 0 }}>
      <SkipLink to={mainId} />
      {header}
      {under}
      <Middle {...mainPart}>{children}</Middle>
      {footer}
    </Sheet>
  );
}
