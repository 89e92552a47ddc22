import { messages } from '@cheese/domain/texts/messages';
import { HeroBand } from '@cheese/ui/frame/HeroBand';
import Typography from '@mui/material/Typography';
import { HeroPicture } from './HeroPicture';
import { texts } from './texts';

export function Hero() {
  return (
    <HeroBand picture={<HeroPicture />}>
      <Typography sx={{ color: 'accent.text' }}>{messages.platformTitle}</Typography>
      <Typography variant="h1" sx={{ my: 1 }}>
        {texts.slogan}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 560 }}>{texts.lead}</Typography>
    </HeroBand>
  );
}
