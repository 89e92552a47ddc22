import { SiteFrame } from './SiteFrame';

/** Simulations. The order bar stands at its foot once their pages let videos be selected. */
export default function HeadVirtualOrderLayout() {
  return <SiteFrame hasFooter hasWidget />;
}
