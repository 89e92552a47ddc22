import { pathnameOf } from '@cheese/domain/rules/site/pathname';
import { useLocation } from 'react-router-dom';
import { SiteFrame } from './SiteFrame';

/** Where questions are answered, a footer would only be in the way. */
const withoutFooter = ['/testingCenter/examination', '/testingCenter/test'];

export default function TestingCenterLayout() {
  const isAnswering = withoutFooter.includes(pathnameOf(useLocation().pathname));
  return <SiteFrame area="testing" hasFooter={!isAnswering} hasWidget={!isAnswering} />;
}
