import { pathnameOf } from '@cheese/domain/rules/site/pathname';
import { useLocation } from 'react-router-dom';
import { SiteFrame } from './SiteFrame';

/** Pages for answering questions have no footer. */
const withoutFooter = ['/testingCenter/examination', '/testingCenter/test'];

export default function TestingCenterLayout() {
  const isAnswering = withoutFooter.includes(pathnameOf(useLocation().pathname));
  return <SiteFrame area="testing" hasFooter={!isAnswering} hasWidget={!isAnswering} />;
}
