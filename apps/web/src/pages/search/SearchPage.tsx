import { newsType } from '@cheese/domain/codes/front/searchTypes';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router-dom';
import { useChosenTag } from '../../features/tagCascader/useChosenTag';
import { CommodityResults } from './CommodityResults';
import { FreeArea } from './FreeArea';
import { NewsResults } from './NewsResults';
import { NothingFound } from './NothingFound';
import { readSearchAddress } from './searchAddress';
import { majorHint } from '../../features/commodity/listing/majorHint';
import { texts } from './texts';
import { TypeTabs } from './TypeTabs';

/** The results, and beside them what costs nothing, if anything; on narrow screens below them. */
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
  // A subject in the address counts before the major, and news have none.
  const isByMajor = major !== undefined && !asked.listing.tagId && type !== newsType;
  useDocumentTitle(keyword === '' ? texts.title : title);

  return (
    <Content>
      <PageTitle lead={isByMajor ? majorHint : texts.lead}>{title}</PageTitle>
      <TypeTabs asked={asked} major={major} />
      <Columns>
        {type === newsType ? (
          <NewsResults
            asked={asked}
            empty={
              <NothingFound keyword={keyword || undefined} type={newsType} narrowedBy="nothing" />
            }
          />
        ) : (
          <CommodityResults {...asked} type={type} major={major} />
        )}
        <FreeArea major={major} />
      </Columns>
    </Content>
  );
}
