import { coursewareTypes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { CoursewareItem } from '@cheese/domain/contract/learning/shapes/coursewareShapes';
import { placeAddress } from '@cheese/domain/place/placeAddress';
import { AppLink } from '@cheese/ui/links/AppLink';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Lock from '@mui/icons-material/LockOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { texts } from '../texts';

const Line = styled('li')(({ theme }) => ({
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: 8,
    alignItems: 'center',
    minHeight: 44,
    padding: '6px 16px 6px 24px',
    color: theme.palette.text.primary,
    textDecoration: 'none',
    borderInlineStart: '3px solid transparent',
  },
  '& a:hover': { backgroundColor: theme.palette.ground },
  '& a[aria-current]': {
    borderColor: theme.palette.primary.main,
    backgroundColor: theme.palette.ground,
    fontWeight: 600,
  },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.palette.text.third },
  '& svg': { fontSize: 18, color: theme.palette.text.third },
  '& svg.done': { color: theme.palette.success.main },
}));

interface CatalogueItemProps {
  item: CoursewareItem;
  isChosen: boolean;
}

export function CatalogueItem({ item, isChosen }: CatalogueItemProps) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isChosen]);
  const { id, courseId, title, isStudied, isLocked } = item;
  return (
    <Line ref={line}>
      <AppLink
        href={placeAddress({ kind: 'courseItem', courseId, itemId: id })}
        {...(isChosen && { 'aria-current': 'page' as const })}
      >
        <span>
          {title}
          <small>{factsOf(item).join(' · ')}</small>
        </span>
        {isStudied && <CheckCircle className="done" titleAccess={texts.studied} />}
        {!isStudied && isLocked && <Lock titleAccess={texts.locked} />}
      </AppLink>
    </Line>
  );
}

const factsOf = ({ type, durationS, isLocked, isTrial }: CoursewareItem) => [
  coursewareTypes[type],
  ...(durationS ? [texts.minutes(Math.max(1, Math.round(durationS / 60)))] : []),
  ...(isTrial && !isLocked ? [texts.trial] : []),
];
