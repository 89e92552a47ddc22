import { messages } from '@cheese/domain/texts/messages';
import { BrandMark } from '@cheese/ui/frame/BrandMark';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { texts } from '../texts';

const Pane = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minWidth: 0,
  '& ul': { display: 'flex', gap: 16, margin: '24px 0 0', padding: 0 },
  '& li': {
    flex: 1,
    padding: 16,
    listStyle: 'none',
    color: theme.palette.text.secondary,
    backgroundColor: theme.palette.surface,
    border: `1px solid ${theme.palette.hairline}`,
    borderRadius: 8,
  },
  '& strong': { ...theme.typography.h2, display: 'block', color: theme.palette.accent.text },
  // On a phone the form comes first; what the platform is stays in one line.
  [theme.breakpoints.down('md')]: {
    gap: 8,
    '& h1': theme.typography.h2,
    '& ul, & .lead': { display: 'none' },
  },
}));

/** What somebody signs in to. */
export function SloganPane() {
  return (
    <Pane>
      <BrandMark name={messages.platformTitle} />
      <Typography variant="h1">{texts.slogan}</Typography>
      <Typography className="lead" sx={{ maxWidth: 560, color: 'text.secondary' }}>
        {texts.lead}
      </Typography>
      <ul>
        {texts.strands.map(({ name, what }) => (
          <li key={name}>
            <strong>{name}</strong>
            {what}
          </li>
        ))}
      </ul>
    </Pane>
  );
}
