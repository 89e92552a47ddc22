import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Content } from './Content';

const Band = styled('section')(({ theme }) => ({
  backgroundColor: theme.palette.accent.wash,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '1fr minmax(0, 420px)',
    alignItems: 'center',
    gap: 24,
    paddingBlock: 48,
  },
  [theme.breakpoints.down('md')]: {
    '& > div': { gridTemplateColumns: '1fr', paddingBlock: 32 },
    '& svg': { display: 'none' },
  },
}));

/** The first band of a home: words, and a picture where there is room for one. */
export function HeroBand({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <Band>
      <Content>
        <div>{children}</div>
        {picture}
      </Content>
    </Band>
  );
}
