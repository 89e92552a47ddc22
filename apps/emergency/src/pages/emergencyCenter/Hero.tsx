import { HeroBand } from '@cheese/ui/frame/HeroBand';
import Box from '@mui/material/Box';
import { HeroPicture } from './HeroPicture';
import { texts } from './texts';

export const Hero = () => (
  <Box sx={{ mb: 3 }}>
    <HeroBand title={texts.slogan} lead={texts.lead} picture={<HeroPicture />} />
  </Box>
);
