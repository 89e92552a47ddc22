import { pathnameOf } from '@cheese/domain/rules/site/pathname';
import { useLocation } from 'react-router-dom';
import { isAnsweringAt } from '../features/loginPrompt/isAnsweringAt';
import { SiteFrame } from './SiteFrame';

export default function TestingCenterLayout() {
  // Pages for answering questions have no footer.
  const isAnswering = isAnsweringAt(pathnameOf(useLocation().pathname));
  return <SiteFrame area="testing" hasFooter={!isAnswering} hasWidget={!isAnswering} />;
}
