import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The name of a part of the paper, and what is said of it. */
export function SectionHead({ title, lead }: { title: string; lead: string }) {
  if (!title && !lead) return null;
  return (
    <Box sx={{ mb: 2, pb: 1, borderBottom: 1, borderColor: 'hairline' }}>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.third' }}>
        {lead}
      </Typography>
    </Box>
  );
}
