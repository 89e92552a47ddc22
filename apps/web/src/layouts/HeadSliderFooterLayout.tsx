import { AlternateHeader } from './header/AlternateHeader';
import { SiteFrame } from './SiteFrame';

/** The tabs of the areas, the widget that floats at the side, and the footer. */
export default function HeadSliderFooterLayout() {
  return <SiteFrame header={<AlternateHeader />} hasFooter hasWidget />;
}
