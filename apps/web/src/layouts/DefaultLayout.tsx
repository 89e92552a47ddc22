import { SecondaryHeader } from './header/SecondaryHeader';
import { SiteFrame } from './SiteFrame';

export default function DefaultLayout() {
  return <SiteFrame under={<SecondaryHeader />} hasFooter hasWidget />;
}
