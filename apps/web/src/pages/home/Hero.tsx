import { messages } from '@cheese/domain/texts/messages';
import { Content } from '@cheese/ui/frame/Content';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { HeroPicture } from './HeroPicture';
import { texts } from './texts';

const Band = styled('section')(({ theme }) => ({
  backgroundColor: theme.palette.accent.wash,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '1fr 420px',
    alignItems: 'center',
    gap: 24,
    paddingBlock: 48,
  },
  [theme.breakpoints.down('md')]: {
    '& > div': { gridTemplateColumns: '1fr', paddingBlock: 32 },
    '& svg': { display: 'none' },
  },
}));

export function Hero() {
  return (
    <Band>
      <Content>
        <div>
          <Typography sx={{ color: 'accent.text' }}>{messages.platformTitle}</Typography>
          <Typography variant="h1" sx={{ my: 1 }}>
            {texts.slogan}
          </Typography>
          <Typography sx={{ color: 'text.secondary', maxWidth: 560 }}>{texts.lead}</Typography>
        </div>
        <HeroPicture />
      </Content>
    </Band>
  );
}
