import { TopBar } from '@cheese/ui/frame/TopBar';
import { DrawerSkeleton } from '@cheese/ui/frame/DrawerSkeleton';
import { Suspense } from 'react';
import { SearchBox } from '../../features/searchBox/SearchBox';
import { AreaBrand } from './AreaBrand';
import { HeaderActions } from './HeaderActions';
import { tabLinks } from './links';
import { NavLinks } from './NavLinks';
import { lazyPart } from '../../loading/lazyPart';

const loadDrawer = () => import('./DrawerContent');
const DrawerContent = lazyPart(loadDrawer);

export function AlternateHeader() {
  return (
    <TopBar
      onNear={loadDrawer}
      collapseBelow="barNarrow"
      brand={<AreaBrand area="main" />}
      nav={<NavLinks links={tabLinks} />}
      drawer={(onDone) => (
        <Suspense fallback={<DrawerSkeleton />}>
          <DrawerContent onDone={onDone} links={tabLinks} />
        </Suspense>
      )}
      middle={<SearchBox />}
      actions={<HeaderActions area="main" />}
    />
  );
}
