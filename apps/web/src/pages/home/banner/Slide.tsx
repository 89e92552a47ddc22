import type { Ad } from '@cheese/domain/contract/content/ad';
import { AppLink } from '@cheese/ui/links/AppLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { styled } from '@mui/material/styles';
import { texts } from '../texts';

const WORDS = 300;
/** From this width on, text and the whole picture fit side by side. */
const FULL = 1232;

const Place = styled('div')(({ theme: { breakpoints, palette, typography } }) => ({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  opacity: 0,
  transition: 'opacity 150ms ease-out',
  '&.shown': { opacity: 1 },
  // The pictures are drawn 16:9, so nothing is cropped.
  '& .picture': { position: 'absolute', top: 0, right: 0, height: '100%', aspectRatio: '16 / 9' },
  '& .picture > *': { height: '100%' },
  // Fades the background of the picture into that of the text.
  '& .picture::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to right, ${palette.surface}, transparent 30%)`,
  },
  '& .words': { zIndex: 1, width: 360, padding: '0 0 32px 40px' },
  '& a': { color: palette.text.primary, textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': {
    outline: `2px solid ${palette.brandPressed}`,
    outlineOffset: -4,
  },
  '& b': { ...typography.h1, display: 'block' },
  '& p': { marginTop: 8, color: palette.text.secondary },
  // In a narrow window the picture is cropped at its sides, because text over its dark parts would
  // be unreadable.
  [breakpoints.down(FULL)]: {
    '& .picture': { left: WORDS, aspectRatio: 'auto' },
    '& .words': { width: WORDS, paddingLeft: 24 },
  },
  [breakpoints.down('md')]: {
    '& b': { ...typography.h2 },
  },
  [breakpoints.down('sm')]: {
    display: 'block',
    '& .picture': { position: 'static', height: 'auto' },
    '& .picture::after': { display: 'none' },
    '& .words': { width: '100%', padding: '8px 16px' },
    '& b': { ...typography.h3 },
    '& p': {
      ...typography.caption,
      display: '-webkit-box',
      marginTop: 0,
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
    },
  },
}));

const sizes = '(min-width: 900px) 668px, (min-width: 600px) 569px, 100vw';

interface SlideProps {
  ad: Ad;
  label: string;
  isShown: boolean;
  isFirst: boolean;
  hasPicture: boolean;
}

export function Slide({ ad, label, isShown, isFirst, hasPicture }: SlideProps) {
  const { title, subtitle, picture, link } = ad;
  const words = <b>{title}</b>;
  return (
    <Place
      role="group"
      aria-roledescription={texts.slide}
      aria-label={label}
      className={isShown ? 'shown' : ''}
      inert={!isShown}
    >
      <div className="picture">
        {hasPicture && <ImageWithFallback src={picture} alt="" sizes={sizes} eager={isFirst} />}
      </div>
      <div className="words">
        {link ? <AppLink href={link}>{words}</AppLink> : words}
        <p>{subtitle}</p>
      </div>
    </Place>
  );
}
