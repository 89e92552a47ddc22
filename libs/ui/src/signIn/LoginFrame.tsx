import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Content } from '../frame/Content';
import { mainPart } from '../frame/PageFrame';

const Ground = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  backgroundColor: theme.palette.accent.wash,
}));

const Middle = styled('main')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  alignItems: 'center',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 440px',
    alignItems: 'center',
    gap: 64,
    paddingBlock: 48,
  },
  [theme.breakpoints.down('md')]: {
    alignItems: 'start',
    '& > div': {
      gridTemplateColumns: 'minmax(0, 480px)',
      justifyContent: 'center',
      gap: 24,
      paddingBlock: 24,
    },
  },
}));

interface LoginFrameProps {
  slogan: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The layout of the login page: slogan, form card, footer. */
export function LoginFrame({ slogan, footer, children }: LoginFrameProps) {
  return (
    <Ground>
      <Middle {...mainPart}>
        <Content>
          {slogan}
          {children}
        </Content>
      </Middle>
      {footer}
    </Ground>
  );
}
