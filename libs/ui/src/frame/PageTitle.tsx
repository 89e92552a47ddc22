import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageTitleProps {
  children: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  actions?: ReactNode;
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 2,
  py: 3,
};

export function PageTitle({ children, lead, actions }: PageTitleProps) {
  return (
    <Box sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1">{children}</Typography>
        {lead && <Typography sx={{ mt: 0.5, color: 'text.third' }}>{lead}</Typography>}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}
