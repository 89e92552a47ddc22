import Box from '@mui/material/Box';
import { Card } from '@cheese/ui/frame/Card';
import type { ReactNode } from 'react';

interface SpecimenProps {
  name: string;
  note?: string;
  /** Without padding, for components that have their own. */
  bare?: boolean;
  children: ReactNode;
}

const label = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1,
  px: 2,
  py: 1,
  typography: 'caption',
  borderBottom: '1px solid',
  borderColor: 'hairline',
};

export function Specimen({ name, note, bare = false, children }: SpecimenProps) {
  return (
    <Card sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <Box sx={label}>
        <Box component="code" sx={{ fontWeight: 600 }}>
          {name}
        </Box>
        {note && <Box sx={{ color: 'text.third' }}>{note}</Box>}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, p: bare ? 0 : 2 }}>{children}</Box>
    </Card>
  );
}
