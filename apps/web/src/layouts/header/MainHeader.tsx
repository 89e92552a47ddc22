import { messages } from '@cheese/domain/texts/messages';
import { TopBar } from '@cheese/ui/frame/TopBar';
import { DrawerSkeleton } from '@cheese/ui/frame/DrawerSkeleton';
import { Suspense } from 'react';
import { SearchBox } from '../../features/searchBox/SearchBox';
import { TagChooser } from '../../features/tagCascader/TagChooser';
import type { AreaName } from '../areas';
import { AreaBrand } from './AreaBrand';
import { HeaderActions } from './HeaderActions';
import { mainLinks, moreLinks } from './links';
import { MoreMenu } from './MoreMenu';
import { NavLinks } from './NavLinks';
import { lazyPart } from '../../loading/lazyPart';

const loadDrawer = () => import('./DrawerContent');
const DrawerContent = lazyPart(loadDrawer);

/** All areas share this header and differ only in the brand. */
export function MainHeader({ area = 'main' }: { area?: AreaName }) {
  const nav = (
    <>
      <TagChooser />
      <NavLinks links={mainLinks} />
      <MoreMenu label={messages.more} links={moreLinks} />
    </>
  );
  return (
    <TopBar
      onNear={loadDrawer}
      collapseBelow="barNarrow"
      brand={<AreaBrand area={area} />}
      nav={nav}
      drawer={(onDone) => (
        <Suspense fallback={<DrawerSkeleton />}>
          <DrawerContent area={area} onDone={onDone} links={mainLinks} />
        </Suspense>
      )}
      middle={<SearchBox />}
      actions={<HeaderActions area={area} />}
    />
  );
}
