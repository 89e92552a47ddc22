import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-title`} sx={{ pt: 6 }}>
      <Typography variant="h2" id={`${id}-title`}>
        {title}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 3, color: 'text.third' }}>{lead}</Typography>
      {children}
    </Box>
  );
}
