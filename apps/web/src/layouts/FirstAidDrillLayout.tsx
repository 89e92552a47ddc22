import { SiteFrame } from './SiteFrame';

export default function FirstAidDrillLayout() {
  return <SiteFrame area="firstAid" hasWidget />;
}
