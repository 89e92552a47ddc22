import {
  useGetCollectCatalogsQuery,
  useGetCollectListQuery,
} from '@cheese/api-client/learning/collect';
import type { CollectType } from '@cheese/domain/codes/shop/products';
import { idParam } from '@cheese/ui/address/urlParams';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { useSearchParams } from 'react-router-dom';
import { FolderBar } from './FolderBar';
import { FolderNav } from './FolderNav';
import { KeptList } from './KeptList';
import { NothingKept } from './NothingKept';
import { Shelves } from './Shelves';
import { texts } from './texts';

const PAGE_SIZE = 20;

interface KeptShelvesProps {
  /** Types offered by the filter. */
  types: Readonly<Partial<Record<CollectType, string>>>;
  /** Restricts the list to these types. */
  among?: CollectType[];
  wayOn: { hint: string; label: string; href: string };
}

export function KeptShelves({ types, among, wayOn }: KeptShelvesProps) {
  const catalogId = idParam(useSearchParams()[0], 'catalogId');
  const filters = { type: types as Record<CollectType, string> };
  const address = useListAddress(filters);
  const query = useGetCollectListQuery({
    ...address.asked,
    pageCnt: PAGE_SIZE,
    ...(among && { types: among }),
    ...(catalogId !== undefined && { catalogId }),
  });
  const folders = useGetCollectCatalogsQuery();
  const folder = folders.data?.find(({ id }) => id === catalogId);
  const isNarrowed = Object.keys(address.asked).length > 1;
  return (
    <Shelves>
      <Section title={texts.folders}>
        <Answered
          query={folders}
          what={texts.folders}
          skeleton={<RowsSkeleton count={4} />}
          isEmpty={() => false}
        >
          {(known) => (
            <FolderNav
              folders={known}
              chosen={catalogId}
              hasCounts={!among}
              hrefOf={(id) => address.href({ catalogId: id })}
            />
          )}
        </Answered>
      </Section>
      <Section
        title={folder?.name ?? texts.everything}
        action={
          <FolderBar folder={folder} onRemoved={(above) => address.go({ catalogId: above })} />
        }
      >
        <FilterBar
          address={address}
          filters={filters}
          names={texts.filters}
          placeholder={texts.placeholder}
        />
        <Answered
          query={query}
          what={texts.what}
          skeleton={<RowsSkeleton />}
          isEmpty={({ total }) => total === 0}
          empty={
            <NothingKept
              isInFolder={catalogId !== undefined}
              isNarrowed={isNarrowed}
              wayOn={wayOn}
            />
          }
        >
          {({ list, total }) => (
            <KeptList
              list={list}
              total={total}
              page={address.asked.page}
              pageSize={PAGE_SIZE}
              folders={folders.data ?? []}
              hrefOf={(page) => address.href({ page })}
            />
          )}
        </Answered>
      </Section>
    </Shelves>
  );
}
