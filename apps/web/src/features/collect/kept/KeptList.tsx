import type { CollectCatalog, Collected } from '@cheese/domain/contract/learning/collect';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { PagedList } from '@cheese/ui/list/PagedList';
import { Pager } from '@cheese/ui/list/Pager';
import { FavouriteList } from './FavouriteList';

interface KeptListProps {
  list: readonly Collected[];
  folders: readonly CollectCatalog[];
  total: number;
  page: number;
  pageSize: number;
  hrefOf: (page: number) => string;
}

/** A page of favourites with a pager. */
export function KeptList({ list, folders, total, page, pageSize, hrefOf }: KeptListProps) {
  return (
    <PagedList page={page}>
      {list.length === 0 ? (
        <PastTheEnd firstHref={hrefOf(1)} />
      ) : (
        <FavouriteList list={list} folders={folders} />
      )}
      <Pager page={page} total={total} pageSize={pageSize} makeHref={hrefOf} />
    </PagedList>
  );
}
