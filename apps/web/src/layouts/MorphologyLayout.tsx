import { SiteFrame } from './SiteFrame';

export default function MorphologyLayout() {
  return <SiteFrame area="morphology" hasFooter hasWidget />;
}
