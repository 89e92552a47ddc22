import type { LookedSlide } from '@cheese/domain/contract/slides/slideMine';
import { Card } from '@cheese/ui/frame/Card';
import { CardLink } from '@cheese/ui/links/CardLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import { styled } from '@mui/material/styles';
import { paths } from '../../paths';
import { texts } from './texts';

const Shape = styled(Card)(({ theme }) => ({
  position: 'relative',
  height: '100%',
  '& .words': { display: 'grid', gap: 4, padding: '12px 16px' },
  '& p': { ...theme.typography.caption, margin: 0, color: theme.palette.text.third },
}));

const sizes = '(min-width: 900px) 376px, (min-width: 600px) 50vw, 100vw';

/** A recently viewed slide; a deleted one shows only that it is gone. */
export function LookedCard({ slide }: { slide: LookedSlide }) {
  const { slideId, title, thumbnail, view, isGone, isLocked, lookedAt } = slide;
  return (
    <Shape>
      <ImageWithFallback src={thumbnail} alt="" ratio={4 / 3} sizes={sizes} />
      <div className="words">
        {isGone ? (
          <b>{texts.gone}</b>
        ) : (
          <CardLink href={paths.slide({ slideId, v: view || undefined })}>{title}</CardLink>
        )}
        <p>
          {texts.lookedAt}
          <RelativeTime at={lookedAt} />
          {!isGone && isLocked && ` · ${texts.locked}`}
        </p>
      </div>
    </Shape>
  );
}
