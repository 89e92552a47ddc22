import {
  useGetCollectCatalogsQuery,
  useGetCollectListQuery,
} from '@cheese/api-client/learning/collect';
import { collectTypes } from '@cheese/domain/codes/shop/products';
import { saidId } from '@cheese/ui/address/saidInAddress';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { Answered } from '@cheese/ui/feedback/Answered';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import { PagedList } from '@cheese/ui/list/PagedList';
import { Pager } from '@cheese/ui/list/Pager';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useSearchParams } from 'react-router-dom';
import { FavouriteList } from './FavouriteList';
import { FolderBar } from './FolderBar';
import { FolderNav } from './FolderNav';
import { NothingKept } from './NothingKept';
import { OtherKept } from './OtherKept';
import { Shelves } from './Shelves';
import { texts } from './texts';

const PAGE_SIZE = 20;
const filters = { type: collectTypes } as const;

/** Everything that somebody collected, in folders of their own. */
export default function MyCollectPage() {
  useDocumentTitle(texts.title);
  const catalogId = saidId(useSearchParams()[0], 'catalogId');
  const address = useListAddress(filters);
  const { page } = address.asked;
  const ofFolder = catalogId === undefined ? {} : { catalogId };
  const query = useGetCollectListQuery({ ...address.asked, ...ofFolder, pageCnt: PAGE_SIZE });
  const folders = useGetCollectCatalogsQuery();
  const folder = folders.data?.find(({ id }) => id === catalogId);
  const makeHref = (to: number) => address.href({ page: to });
  const isNarrowed = Object.keys(address.asked).length > 1;
  return (
    <Content>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <OtherKept />
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
            {...{ address, filters }}
            names={texts.filters}
            placeholder={texts.placeholder}
          />
          <Answered
            query={query}
            what={texts.what}
            skeleton={<RowsSkeleton />}
            isEmpty={({ total }) => total === 0}
            empty={<NothingKept isNarrowed={isNarrowed} isInFolder={catalogId !== undefined} />}
          >
            {({ list, total }) => (
              <PagedList page={page}>
                {list.length === 0 ? (
                  <PastTheEnd firstHref={makeHref(1)} />
                ) : (
                  <FavouriteList list={list} folders={folders.data ?? []} />
                )}
                <Pager {...{ page, total, makeHref }} pageSize={PAGE_SIZE} />
              </PagedList>
            )}
          </Answered>
        </Section>
      </Shelves>
    </Content>
  );
}
