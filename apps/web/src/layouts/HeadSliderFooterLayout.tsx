import { AlternateHeader } from './header/AlternateHeader';
import { SiteFrame } from './SiteFrame';

export default function HeadSliderFooterLayout() {
  return <SiteFrame header={<AlternateHeader />} hasFooter hasWidget />;
}
