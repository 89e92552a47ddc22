import { useGetSlideListQuery } from '@cheese/api-client/slides/slide';
import { listSorts } from '@cheese/domain/codes/shop/listSorts';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Stack from '@mui/material/Stack';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AnsweredPages } from '../../../features/commodity/listing/AnsweredPages';
import { NothingListed } from '../../../features/commodity/listing/NothingListed';
import { texts as shared } from '../../../features/slide/texts';
import { paths } from '../../../paths';
import { readSlideAddress } from './slideAddress';
import { SlideFilters } from './SlideFilters';
import { SlidesToKeep } from '../SlidesToKeep';
import { texts } from './texts';

const PAGE_SIZE = 12;
const filters = { sort: listSorts };
const names = { sort: texts.sort };

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
      <AnsweredPages
        query={query}
        what={shared.what}
        skeleton={<CardsSkeleton count={6} columns={3} ratio={4 / 3} />}
        empty={<NothingListed texts={texts} href={paths.slides()} />}
        page={asked.page ?? 1}
        pageSize={PAGE_SIZE}
        makeHref={(page) => paths.slides({ ...asked, page: page === 1 ? undefined : page })}
      >
        {({ list }) => <SlidesToKeep slides={list} />}
      </AnsweredPages>
    </Content>
  );
}
