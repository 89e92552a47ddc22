import { morphologyFields } from '@cheese/domain/codes/slides/morphology';
import type { OwnLibrary } from '@cheese/domain/contract/slides/slideMine';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { Card } from '@cheese/ui/frame/Card';
import { CardLink } from '@cheese/ui/links/CardLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
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

/** A library of the user; it opens at the last viewed slide. */
export function OwnLibraryCard({ library }: { library: OwnLibrary }) {
  const { name, cover, field, slideCount, isOfSchool, isBought, isLocked, validUntil } = library;
  const facts = [
    morphologyFields[field],
    texts.slideCount(slideCount),
    isOfSchool && texts.ofSchool,
    isBought && (validUntil === null ? texts.bought : texts.validUntil(chinaDay(validUntil))),
    isLocked && texts.locked,
  ];
  return (
    <Shape>
      <ImageWithFallback src={cover} alt="" sizes={sizes} />
      <div className="words">
        <CardLink href={wayInto(library)}>{name}</CardLink>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        {library.last && <p>{texts.goOnAt(library.last.title)}</p>}
      </div>
    </Shape>
  );
}

/** A school's library has no page of its own, so its slides are opened directly. */
function wayInto({ id, last, isOfSchool, isLocked }: OwnLibrary): string {
  if (isLocked || (last === null && !isOfSchool)) return paths.slideLibrary({ id });
  if (last === null) return paths.slides();
  const { slideId, view } = last;
  const v = view || undefined;
  return isOfSchool ? paths.slide({ slideId, v }) : paths.slideViewer({ id, slideId, v });
}
