import type { SimulationVideo } from '@cheese/domain/contract/training/simulationVideo';
import { clockText } from '@cheese/domain/rules/time/clockText';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { AppLink } from '@cheese/ui/links/AppLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { Tick } from '@cheese/ui/table/Tick';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { styled } from '@mui/material/styles';
import { paths } from '../../../paths';
import { texts } from './texts';

const Line = styled('li')(({ theme: { breakpoints, palette, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: '44px 144px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 12,
  '& .cover': { borderRadius: 4, overflow: 'hidden' },
  '& a': { color: palette.text.primary, textDecoration: 'none' },
  '& a:hover': { color: palette.accent.text },
  '& small': { ...typography.caption, display: 'block', color: palette.text.third },
  '& .price': { display: 'flex', alignItems: 'center', gap: 4, whiteSpace: 'nowrap' },
  '& b': { color: palette.brandText },
  [breakpoints.down('sm')]: {
    gridTemplateColumns: '44px minmax(0, 1fr) auto',
    '& .cover': { display: 'none' },
  },
}));

interface VideoLineProps {
  video: SimulationVideo;
  isSelected: boolean;
  onSelect: () => void;
}

/** A video with its price, and a checkbox if it can be bought. */
export function VideoLine({ video, isSelected, onSelect }: VideoLineProps) {
  const { id, number, title, cover, durationS, offer, isLocked } = video;
  return (
    <Line>
      {isLocked && offer ? (
        <Tick label={texts.select(title)} isOn={isSelected} onChange={onSelect} />
      ) : (
        <span />
      )}
      <div className="cover">
        <ImageWithFallback src={cover} alt="" sizes="144px" />
      </div>
      <div>
        <AppLink href={paths.simulation.video({ id })}>
          {number}. {title}
        </AppLink>
        <small>{texts.minutes(clockText(durationS))}</small>
      </div>
      <Standing video={video} />
    </Line>
  );
}

function Standing({ video: { offer, isLocked, isBought } }: Pick<VideoLineProps, 'video'>) {
  if (!offer) return <span className="price">{texts.free}</span>;
  if (!isLocked) return <span className="price">{isBought ? texts.bought : texts.opened}</span>;
  return (
    <span className="price">
      <LockOutlined fontSize="small" aria-hidden />
      <b>{priceText(offer.price)}</b> {texts.cheese}
    </span>
  );
}
