import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
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

interface HeroBandProps {
  title: string;
  slogan?: string;
  lead: string;
  picture: ReactNode;
  children?: ReactNode;
}

/** The banner of a home page; the picture appears if there is room. */
export const HeroBand = ({ title, slogan, lead, picture, children }: HeroBandProps) => (
  <Band>
    <Content>
      <div>
        <Typography variant="h1" sx={{ mb: 1 }}>
          {title}
        </Typography>
        {slogan && (
          <Typography variant="subtitle1" component="p">
            {slogan}
          </Typography>
        )}
        <Typography sx={{ color: 'text.secondary', maxWidth: 560 }}>{lead}</Typography>
        {children}
      </div>
      {picture}
    </Content>
  </Band>
);
