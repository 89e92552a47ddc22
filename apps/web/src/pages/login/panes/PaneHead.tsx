import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { texts } from '../texts';

/** The title of a pane that was reached from the form, and the way back to it. */
export function PaneHead({ title, onBack }: { title: string; onBack: () => void }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2, pr: 6 }}>
      <IconButton edge="start" aria-label={texts.back} onClick={onBack}>
        <ArrowBack />
      </IconButton>
      <Typography variant="h2">{title}</Typography>
    </Box>
  );
}
