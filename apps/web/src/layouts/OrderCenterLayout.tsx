import { headOf } from '@cheese/domain/rules/site/showType';
import { useSearchParams } from 'react-router-dom';
import { SiteFrame } from './SiteFrame';

/** Pages shared by all areas; a query parameter selects the header of an area. */
export default function OrderCenterLayout() {
  const [search] = useSearchParams();
  return <SiteFrame area={headOf(search.get('showType'))} hasFooter hasWidget />;
}
