import { HeroBand } from '@cheese/ui/frame/HeroBand';
import Button from '@mui/material/Button';
import { useGate } from '../../session/useGate';
import { paths } from '../../paths';
import { SheetPicture } from './SheetPicture';
import { texts } from './texts';

const { title, slogan, lead } = texts;

export function CentreHero() {
  const gate = useGate();
  return (
    <HeroBand title={title} slogan={slogan} lead={lead} picture={<SheetPicture />}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 24 }}>
        <Button variant="contained" href="#banks">
          {texts.toBanks}
        </Button>
        <Button variant="outlined" {...gate(paths.myQuestion())}>
          {texts.myBanks}
        </Button>
        <Button variant="outlined" {...gate(paths.customPractice())}>
          {texts.custom}
        </Button>
      </div>
    </HeroBand>
  );
}
