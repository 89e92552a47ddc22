import ArrowBack from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { paths } from '../../../paths';
import { texts } from './texts';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: '100dvh',
  minHeight: 420,
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 56,
    padding: '4px 12px',
    color: theme.palette.viewer.text,
    backgroundColor: theme.palette.viewer.panel,
  },
  '& h1': {
    ...theme.typography.h4,
    minWidth: 0,
    margin: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  '& > header a': { color: 'inherit' },
}));

/** Full window with a back link. */
export const CompareFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <Frame>
    <header>
      <IconButton href={paths.slides()} aria-label={texts.back}>
        <ArrowBack />
      </IconButton>
      <h1>{title}</h1>
    </header>
    <div>{children}</div>
  </Frame>
);
