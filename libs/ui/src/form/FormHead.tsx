import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

/** The title of a form with a button back to the previous form. */
export function FormHead({ title, onBack }: { title: string; onBack: () => void }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2, pr: 6 }}>
      <IconButton edge="start" aria-label="返回" onClick={onBack}>
        <ArrowBack />
      </IconButton>
      <Typography variant="h2">{title}</Typography>
    </Box>
  );
}
