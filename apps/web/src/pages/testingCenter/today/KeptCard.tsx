import { Section } from '@cheese/ui/frame/Section';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '../../../paths';
import { texts } from '../texts';

export const KeptCard = () => (
  <Section title={texts.mine}>
    <Typography sx={{ mb: 1, color: 'text.secondary' }}>{texts.mineLead}</Typography>
    <Button size="small" variant="outlined" href={paths.keptQuestions('wrong')} sx={{ mr: 1 }}>
      {texts.wrong}
    </Button>
    <Button size="small" variant="outlined" href={paths.keptQuestions('collect')}>
      {texts.collected}
    </Button>
  </Section>
);
