import { TopBar } from '@cheese/ui/frame/TopBar';
import { Suspense } from 'react';
import { SearchBox } from '../../features/searchBox/SearchBox';
import { AreaBrand } from './AreaBrand';
import { HeaderActions } from './HeaderActions';
import { tabLinks } from './links';
import { NavLinks } from './NavLinks';
import { lazyPart } from '../../loading/lazyPart';

const DrawerContent = lazyPart(() => import('./DrawerContent'));

/** The header with the six areas as its tabs. */
export function AlternateHeader() {
  return (
    <TopBar
      wide
      collapseBelow="barNarrow"
      brand={<AreaBrand area="main" />}
      nav={<NavLinks links={tabLinks} />}
      drawer={(onDone) => (
        <Suspense fallback={null}>
          <DrawerContent {...{ onDone }} links={tabLinks} />
        </Suspense>
      )}
      middle={<SearchBox />}
      actions={<HeaderActions area="main" />}
    />
  );
}
