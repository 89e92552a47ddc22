import { HeroBand } from '@cheese/ui/frame/HeroBand';
import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { useGate } from '../../session/useGate';
import { Holdings } from './Holdings';
import { TissuePicture } from './TissuePicture';
import { texts } from './texts';

const { title, slogan, lead } = texts;

const actions = { display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 24 } as const;

export function MorphologyHero() {
  const gate = useGate();
  return (
    <HeroBand title={title} slogan={slogan} lead={lead} picture={<TissuePicture />}>
      <Holdings />
      <div style={actions}>
        <Button variant="contained" href={paths.slides()}>
          {texts.toSlides}
        </Button>
        <Button variant="outlined" {...gate(paths.myMorphology())}>
          {texts.mine}
        </Button>
      </div>
    </HeroBand>
  );
}
