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
const Main = styled('main')({ flex: 1, minWidth: 0 });

export const mainId = 'main';

/** What makes a `<main>` the place where reading goes on after a step inside the site. */
export const mainPart = { id: mainId, tabIndex: -1, style: { outline: 'none' } } as const;

export function PageFrame({ header, under, footer, children }: PageFrameProps) {
  return (
    <Sheet style={{ paddingTop: header ? sizes.header : 0 }}>
      <SkipLink to={mainId} />
      {header}
      {under}
      <Main {...mainPart}>{children}</Main>
      {footer}
    </Sheet>
  );
}
