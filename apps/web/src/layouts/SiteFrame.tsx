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
 * In a Suspense boundary of its own, so that a prerendered page hydrates in steps, the frame first.
 * A constant, so that updates of the frame do not interrupt the hydration of the page.
 */
const page = (
  <Suspense fallback={null}>
    <Outlet />
  </Suspense>
);

interface SiteFrameProps {
  area?: AreaName;
  /** Replaces the default header of the area. */
  header?: ReactNode;
  /** A second bar under the header. */
  under?: ReactNode;
  hasFooter?: boolean;
  hasWidget?: boolean;
  /** The outlet for the page, if the layout adds something around it. */
  children?: ReactNode;
}

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
