import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Middle = styled('div')({ display: 'grid', minHeight: '100dvh', placeContent: 'center' });

/** The viewer without access: its name, and how to get access. */
export const LockedFrame = ({ name, children }: { name: string; children: ReactNode }) => (
  <Middle>
    <Typography variant="h2" component="h1" align="center">
      {name}
    </Typography>
    {children}
  </Middle>
);
