import { AreaTheme } from '@cheese/ui/AreaTheme';
import { PageFrame } from '@cheese/ui/frame/PageFrame';
import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { type AreaName, areas } from './areas';
import { MainFooter } from './footer/MainFooter';
import { MainHeader } from './header/MainHeader';
import { lazyPart } from '../lazyPart';

/** Nobody looks for it before the page is there. */
const SideWidget = lazyPart(() => import('./sideWidget/SideWidget'));

interface SiteFrameProps {
  area?: AreaName;
  /** The area's own header where nothing else is said. */
  header?: ReactNode;
  /** A second bar under the header. */
  under?: ReactNode;
  hasFooter?: boolean;
  hasWidget?: boolean;
  /** The page, and what stands around it. */
  children?: ReactNode;
}

/** What the layouts are put together from. */
export function SiteFrame(props: SiteFrameProps) {
  const { area = 'main', header = <MainHeader area={area} />, children = <Outlet /> } = props;
  const { under, hasFooter = false, hasWidget = false } = props;
  const frame = (
    <PageFrame header={header} under={under} footer={hasFooter && <MainFooter area={area} />}>
      {children}
      <Suspense fallback={null}>{hasWidget && <SideWidget area={area} />}</Suspense>
    </PageFrame>
  );
  const { accent } = areas[area];
  return accent === 'brand' ? frame : <AreaTheme accent={accent}>{frame}</AreaTheme>;
}
