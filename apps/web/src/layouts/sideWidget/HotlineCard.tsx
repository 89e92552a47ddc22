import { messages } from '@cheese/domain/texts/messages';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSettings } from '../../settings/settings';

const card = { width: 232, px: 2, py: 1 };

export function HotlineCard() {
  const { hotline } = useSettings();
  return (
    <Box sx={card}>
      <Typography variant="h2" component="p">
        {hotline}
      </Typography>
      <Typography variant="caption">{messages.supportHours}</Typography>
    </Box>
  );
}
