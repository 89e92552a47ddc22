import { HeroBand } from '@cheese/ui/frame/HeroBand';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGate } from '../../session/useGate';
import { paths } from '../../paths';
import { SheetPicture } from './SheetPicture';
import { texts } from './texts';

export function CentreHero() {
  const gate = useGate();
  return (
    <HeroBand picture={<SheetPicture />}>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {texts.title}
      </Typography>
      <Typography variant="subtitle1" component="p">
        {texts.slogan}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 560 }}>{texts.lead}</Typography>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 24 }}>
        <Button variant="contained" href="#banks">
          {texts.toBanks}
        </Button>
        <Button variant="outlined" {...gate(paths.myQuestion())}>
          {texts.myBanks}
        </Button>
      </div>
    </HeroBand>
  );
}
