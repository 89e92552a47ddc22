import type { Ad } from '@cheese/domain/contract/content/ad';
import { CardLink } from '@cheese/ui/links/CardLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { OfferClock } from '../OfferClock';
import { texts } from './texts';

const Band = styled('div')(({ theme: { breakpoints, palette, typography } }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  marginTop: 32,
  overflow: 'hidden',
  backgroundColor: palette.surface,
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  '& .words': { flex: 1, minWidth: 0, padding: '16px 40px' },
  '& .title': { ...typography.h2 },
  '& [role=timer]': { width: 'fit-content', marginTop: 8 },
  '& .picture': { position: 'relative', flex: 'none', width: 480 },
  '& .picture::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to right, ${palette.surface}, transparent 40%)`,
  },
  [breakpoints.down('md')]: {
    '& .words': { padding: 16 },
    '& .title': { ...typography.h3 },
    '& .picture': { width: '40%' },
  },
}));

/** A wide band: pictures drawn 16:9 are cropped to their middle. */
const RATIO = 3.2;
const sizes = '(min-width: 900px) 480px, 40vw';

/** An ad with an end time disappears when it is over. */
export function WideAds({ ads }: { ads: readonly Ad[] }) {
  const [ended, end] = useState(Date.now);
  const shown = ads.filter(({ deadline }) => deadline === null || deadline > ended);
  if (shown.length === 0) return null;
  return (
    <section aria-label={texts.ads}>
      {shown.map((ad) => (
        <WideAd key={ad.id} ad={ad} onEnd={end} />
      ))}
    </section>
  );
}

function WideAd({ ad, onEnd }: { ad: Ad; onEnd: (deadline: number) => void }) {
  const { title, subtitle, picture, link, deadline } = ad;
  return (
    <Band>
      <div className="words">
        {link ? (
          <CardLink className="title" href={link}>
            {title}
          </CardLink>
        ) : (
          <b className="title">{title}</b>
        )}
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{subtitle}</Typography>
        {deadline !== null && <OfferClock deadline={deadline} onEnd={() => onEnd(deadline)} />}
      </div>
      <div className="picture">
        <ImageWithFallback src={picture} alt="" ratio={RATIO} sizes={sizes} />
      </div>
    </Band>
  );
}
