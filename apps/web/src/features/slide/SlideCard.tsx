import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { slideStains } from '@cheese/domain/codes/slides/morphology';
import type { Slide } from '@cheese/domain/contract/slides/slide';
import { countText } from '@cheese/domain/rules/text/countText';
import { Card } from '@cheese/ui/frame/Card';
import { CardLink } from '@cheese/ui/links/CardLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { texts } from './texts';

const Shape = styled(Card)(({ theme }) => ({
  position: 'relative',
  height: '100%',
  '& .words': { display: 'grid', gap: 4, padding: '12px 16px' },
  '& .facts': {
    ...theme.typography.caption,
    display: 'flex',
    justifyContent: 'space-between',
    gap: 8,
    color: theme.palette.text.third,
  },
  '& .lock': {
    ...theme.typography.caption,
    position: 'absolute',
    top: 8,
    left: 8,
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    paddingInline: 6,
    borderRadius: 4,
    color: theme.palette.text.secondary,
    backgroundColor: theme.palette.surface,
  },
}));

const sizes = '(min-width: 900px) 376px, (min-width: 600px) 50vw, 100vw';

interface SlideCardProps {
  slide: Slide;
  eager: boolean;
  corner?: ReactNode;
  /** The tray that lists the slide here; the viewer then links back to it and to its next slide. */
  trayId?: number;
}

/** A locked slide links to the product that unlocks it. */
export function SlideCard({ slide, eager, corner, trayId }: SlideCardProps) {
  const { id, libraryId, title, thumbnail, system, organ, stain, viewCount, isLocked } = slide;
  const where = organ || (system && bodySystems[system]) || '';
  const opened = paths.slide({ slideId: id, ...(trayId !== undefined && { from: { trayId } }) });
  return (
    <Shape>
      <ImageWithFallback src={thumbnail} alt="" ratio={4 / 3} sizes={sizes} eager={eager} />
      {isLocked && (
        <span className="lock">
          <LockOutlined aria-hidden fontSize="inherit" />
          {texts.locked}
        </span>
      )}
      {corner}
      <div className="words">
        <CardLink href={isLocked ? paths.slideLibrary({ id: libraryId }) : opened}>
          {title}
        </CardLink>
        <p className="facts">
          <span>{[where, slideStains[stain]].filter(Boolean).join(' · ')}</span>
          <span>{texts.views(countText(viewCount))}</span>
        </p>
      </div>
    </Shape>
  );
}
