import { AreaTheme } from '@cheese/ui/look/AreaTheme';
import { PageFrame } from '@cheese/ui/frame/PageFrame';
import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { type AreaName, areas } from './areas';
import { BackToItem } from './BackToItem';
import { MainFooter } from './footer/MainFooter';
import { MainHeader } from './header/MainHeader';
import { SuspendedSchools } from './SuspendedSchools';
import { Widget } from './sideWidget/Widget';

/**
 * Apart from the frame, so that a page which was written by the build is taken over in small steps,
 * the frame first; and always the same, so that nothing that the frame learns disturbs that.
 */
const page = (
  <Suspense fallback={null}>
    <Outlet />
  </Suspense>
);

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

/** The base of all layouts. */
export function SiteFrame(props: SiteFrameProps) {
  const { area = 'main', header = <MainHeader area={area} />, children = page } = props;
  const { under, hasFooter = false, hasWidget = false } = props;
  const frame = (
    <PageFrame header={header} under={under} footer={hasFooter && <MainFooter area={area} />}>
      <SuspendedSchools />
      <BackToItem />
      {children}
      {hasWidget && <Widget area={area} />}
    </PageFrame>
  );
  const { accent } = areas[area];
  return accent === 'brand' ? frame : <AreaTheme accent={accent}>{frame}</AreaTheme>;
}
