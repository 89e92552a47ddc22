import { HeroBand } from '@cheese/ui/frame/HeroBand';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { HeroPicture } from './HeroPicture';
import { texts } from './texts';

export function Hero() {
  return (
    <Box sx={{ mb: 3 }}>
      <HeroBand picture={<HeroPicture />}>
        <Typography variant="h1" sx={{ mb: 1 }}>
          {texts.slogan}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: 560 }}>{texts.lead}</Typography>
      </HeroBand>
    </Box>
  );
}
