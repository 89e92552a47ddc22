import { searchTypeCodes, isRehearsalType, soldType } from '@cheese/domain/codes/front/searchTypes';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useChosenTag } from '../../features/tagCascader/useChosenTag';
import { NewsRowsSkeleton } from '../../features/news/NewsRowsSkeleton';
import { lazyPart } from '../../loading/lazyPart';
import { CommodityResults } from './CommodityResults';
import { EverythingResults } from './EverythingResults';
import { FreeArea } from './FreeArea';
import { NewsResults } from './NewsResults';
import { NothingFound } from './NothingFound';
import { readSearchAddress, type SearchAsked } from './searchAddress';
import { majorHint } from '../../features/commodity/listing/listingTexts';
import { texts } from './texts';
import { TypeTabs } from './TypeTabs';
import { isOfEverything } from './useEverything';
import { paths } from '../../paths';

const SlideResults = lazyPart(async () => {
  const { SlideResults: part } = await import('./SlideResults');
  return { default: part };
}, LostInPlace);

const RehearsalResults = lazyPart(async () => {
  const { RehearsalResults: part } = await import('./RehearsalResults');
  return { default: part };
}, LostInPlace);

/** Results with free content beside them; on narrow screens it is below them. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  marginBottom: 24,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 276px' },
  '& > :only-child': { gridColumn: '1 / -1' },
}));

export default function SearchPage() {
  const [search] = useSearchParams();
  const major = useChosenTag();
  const asked = readSearchAddress(search);
  const { keyword, type } = asked;
  const title = keyword === '' ? texts.everything : texts.found(keyword);
  // A subject in the address overrides the major; content that is not sold has no major.
  const isByMajor = major !== undefined && !asked.listing.tagId && (!type || soldType(type));
  useDocumentTitle(keyword === '' ? texts.title : title);

  return (
    <Content>
      <PageTitle lead={isByMajor ? majorHint : texts.lead}>{title}</PageTitle>
      <TypeTabs asked={asked} major={major} />
      <Columns>
        <Results asked={asked} major={major} />
        <FreeArea major={major} />
      </Columns>
    </Content>
  );
}

function Results({ asked, major }: { asked: SearchAsked; major: number | undefined }) {
  const { keyword, type } = asked;
  if (type === searchTypeCodes.slide) {
    return (
      <Suspense fallback={<CardsSkeleton count={6} columns={3} ratio={4 / 3} />}>
        <SlideResults asked={asked} />
      </Suspense>
    );
  }
  if (isRehearsalType(type)) {
    return (
      <Suspense fallback={<NewsRowsSkeleton count={10} />}>
        <RehearsalResults asked={asked} type={type} />
      </Suspense>
    );
  }
  const nothing = (
    <NothingFound keyword={keyword || undefined} type={searchTypeCodes.news} narrowedBy="nothing" />
  );
  if (type === searchTypeCodes.news) return <NewsResults asked={asked} empty={nothing} />;
  if (isOfEverything(asked)) return <EverythingResults asked={asked} major={major} />;
  // The help search needs a keyword; without one, go to the help centre.
  if (type === searchTypeCodes.help) return <Navigate to={paths.help()} replace />;
  return <CommodityResults {...asked} type={type} major={major} />;
}
