import type { SlideDirectoryRow } from '@cheese/domain/contract/slides/slideLibrary';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { AppLink } from '@cheese/ui/links/AppLink';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { styled } from '@mui/material/styles';
import { paths } from '../../../paths';
import { slidesIn } from './slidesIn';
import { texts } from './texts';

const Menu = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& a': {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    padding: 4,
    borderRadius: 4,
    textDecoration: 'none',
  },
  '& a[aria-current]': { backgroundColor: theme.palette.viewer.ground, fontWeight: 600 },
}));

interface SlideMenuProps {
  libraryId: number;
  rows: readonly SlideDirectoryRow[];
  chosen: number;
}

/** The slides of a library as a list of thumbnails. */
export const SlideMenu = ({ libraryId, rows, chosen }: SlideMenuProps) => (
  <Menu aria-label={texts.what}>
    {slidesIn(rows).map(({ targetId, title, thumbnail, isLocked }) => (
      <AppLink
        key={targetId}
        href={paths.slideViewer({ id: libraryId, slideId: targetId })}
        {...(targetId === chosen && { 'aria-current': 'page' as const })}
      >
        <ImageWithFallback src={thumbnail} alt="" ratio={4 / 3} sizes="72px" />
        <span>{title}</span>
        {isLocked && <LockOutlined fontSize="small" titleAccess={texts.locked} />}
      </AppLink>
    ))}
  </Menu>
);
