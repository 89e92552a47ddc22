import { SiteFrame } from './SiteFrame';

/** For pages that need the whole window below the header. */
export default function HeadLayout() {
  return <SiteFrame />;
}
