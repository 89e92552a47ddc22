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
const Main = styled('main')({ flex: 1, minWidth: 0, outline: 'none' });

export const mainId = 'main';

export function PageFrame({ header, under, footer, children }: PageFrameProps) {
  return (
    <Sheet style={{ paddingTop: header ? sizes.header : 0 }}>
      <SkipLink to={mainId} />
      {header}
      {under}
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      {footer}
    </Sheet>
  );
}
