import { HeroBand } from '@cheese/ui/frame/HeroBand';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '../../paths';
import { useGate } from '../../session/useGate';
import { Holdings } from './Holdings';
import { TissuePicture } from './TissuePicture';
import { texts } from './texts';

const actions = { display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 24 } as const;

export function MorphologyHero() {
  const gate = useGate();
  return (
    <HeroBand picture={<TissuePicture />}>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {texts.title}
      </Typography>
      <Typography variant="subtitle1" component="p">
        {texts.slogan}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 560 }}>{texts.lead}</Typography>
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
