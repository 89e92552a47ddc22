import { useGetSlideListQuery } from '@cheese/api-client/slides/slide';
import { listSorts } from '@cheese/domain/codes/shop/listSorts';
import { Answered } from '@cheese/ui/feedback/Answered';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ListedPages } from '../../../features/commodity/listing/ListedPages';
import { texts as shared } from '../../../features/slide/texts';
import { paths } from '../../../paths';
import { readSlideAddress } from './slideAddress';
import { SlideFilters } from './SlideFilters';
import { SlidesToKeep } from '../SlidesToKeep';
import { texts } from './texts';

const PAGE_SIZE = 12;
const filters = { sort: listSorts };
const names = { sort: texts.sort };

/** All slides on offer, by discipline, system, organ and stain. */
export default function SlideListPage() {
  const asked = readSlideAddress(useSearchParams()[0]);
  const navigate = useNavigate();
  const query = useGetSlideListQuery({ ...asked, pageCnt: PAGE_SIZE });
  useDocumentTitle(texts.title);
  const go = (change: object) =>
    void navigate(paths.slides({ ...asked, page: undefined, ...change }), {
      preventScrollReset: true,
    });
  return (
    <Content>
      <Breadcrumbs
        trail={[{ label: texts.home, href: paths.morphology() }, { label: texts.title }]}
      />
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <Stack sx={{ gap: 2 }}>
        <SlideFilters asked={asked} />
        <FilterBar
          address={{ asked: { ...asked, page: asked.page ?? 1 }, go }}
          filters={filters}
          names={names}
          placeholder={texts.search}
        />
      </Stack>
      <Answered
        query={query}
        what={shared.what}
        skeleton={<CardsSkeleton count={6} columns={3} ratio={4 / 3} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            picture="search"
            sentence={texts.none}
            hint={texts.noneHint}
            action={<Button href={paths.slides()}>{texts.clear}</Button>}
          />
        }
      >
        {({ list, total }) => (
          <ListedPages
            page={asked.page ?? 1}
            total={total}
            pageSize={PAGE_SIZE}
            shown={list.length}
            makeHref={(page) => paths.slides({ ...asked, page: page === 1 ? undefined : page })}
          >
            <SlidesToKeep slides={list} />
          </ListedPages>
        )}
      </Answered>
    </Content>
  );
}
