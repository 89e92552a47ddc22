import { headOf } from '@cheese/domain/rules/site/showType';
import { useSearchParams } from 'react-router-dom';
import { SiteFrame } from './SiteFrame';

/** Pages that all areas share: the address says under whose head they stand. */
export default function OrderCenterLayout() {
  const [search] = useSearchParams();
  return <SiteFrame area={headOf(search.get('showType'))} hasFooter hasWidget />;
}
