import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BrandMark } from '../frame/BrandMark';

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
  '& img': {
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 9',
    marginTop: 24,
    borderRadius: 16,
    objectFit: 'cover',
  },
  '& strong': { ...theme.typography.h2, display: 'block', color: theme.palette.accent.text },
  // A phone shows the form first and only one line of the slogan.
  [theme.breakpoints.down('md')]: {
    gap: 8,
    '& h1': theme.typography.h2,
    '& ul, & .lead, & img': { display: 'none' },
  },
}));

interface SloganPaneProps {
  /** Name of the site. */
  name: string;
  homeHref?: string;
  slogan: string;
  lead: string;
  /** The main features of the site. */
  strands: readonly { name: string; what: string }[];
  /** Path of a picture of the site, 16 by 9. */
  picture?: string;
}

/** Introduces the site beside its sign-in form. */
export function SloganPane({
  name,
  homeHref = '/',
  slogan,
  lead,
  strands,
  picture,
}: SloganPaneProps) {
  return (
    <Pane>
      <BrandMark name={name} href={homeHref} />
      <Typography variant="h1">{slogan}</Typography>
      <Typography className="lead" sx={{ maxWidth: 560, color: 'text.secondary' }}>
        {lead}
      </Typography>
      <ul>
        {strands.map((strand) => (
          <li key={strand.name}>
            <strong>{strand.name}</strong>
            {strand.what}
          </li>
        ))}
      </ul>
      {picture && <img src={picture} alt="" loading="lazy" />}
    </Pane>
  );
}
