import { offerParts } from '@cheese/domain/codes/learning/courseOffers';
import type { OfferDifference } from '@cheese/domain/contract/learning/shapes/courseOfferShapes';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

/** The published and the proposed version side by side; below each other on a phone. */
const Sides = styled('dl')(({ theme: { breakpoints, palette, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  margin: '8px 0 0',
  [breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
  '& > div': { minWidth: 0, padding: '8px 12px', borderRadius: 8, background: palette.ground },
  '& dt': { ...typography.caption, color: palette.text.third },
  '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& img': { display: 'block', maxWidth: '100%', aspectRatio: '16 / 9', objectFit: 'cover' },
}));

export const Differences = ({ list }: { list: readonly OfferDifference[] }) =>
  list.map(({ part, before, now }) => (
    <Sides key={part}>
      <Side part={part} label={texts.before(offerParts[part])} said={before} />
      <Side
        part={part}
        label={part === 'price' ? texts.priceAsked : texts.now(offerParts[part])}
        said={now}
      />
    </Sides>
  ));

interface SideProps {
  part: OfferDifference['part'];
  label: string;
  said: string;
}

const Side = ({ part, label, said }: SideProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{part === 'cover' && said ? <img src={said} alt={label} /> : said || texts.none}</dd>
  </div>
);
