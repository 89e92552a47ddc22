import { useGetHelpListQuery } from '@cheese/api-client/content/help';
import { type ShowType, showTypes } from '@cheese/domain/codes/content/showTypes';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '../../paths';
import type { HelpAsked } from './helpAddress';
import { HelpContact } from './HelpContact';
import { HelpSearch } from './HelpSearch';
import { HelpShelves } from './HelpShelves';
import { texts } from './texts';

/** The articles of an area fit on one page; a search looks through all areas. */
const MOST = 100;

const areas = Object.keys(showTypes).map(Number) as ShowType[];

export function HelpList({ asked }: { asked: HelpAsked }) {
  const { showType, keyword } = asked;
  useDocumentTitle(texts.title);
  const query = useGetHelpListQuery({
    page: 1,
    pageCnt: MOST,
    ...(keyword ? { keyword } : { showType }),
  });
  const choices = areas.map((area) => ({
    label: texts.areaOf[area],
    href: paths.help({ showType: area }),
    isChosen: keyword === '' && area === showType,
  }));
  return (
    <Content>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <HelpSearch asked={asked} />
      <LinkTabs label={texts.areas} choices={choices} />
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton count={6} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<NoArticles asked={asked} />}
      >
        {({ list, total }) => (
          <>
            {keyword && (
              <Typography sx={{ pt: 2, color: 'text.secondary' }}>
                {texts.found(keyword, total)}
              </Typography>
            )}
            <HelpShelves items={list} asked={asked} />
          </>
        )}
      </Answered>
      <HelpContact />
    </Content>
  );
}

function NoArticles({ asked: { showType, keyword } }: { asked: HelpAsked }) {
  if (!keyword) return <EmptyState sentence={texts.empty} />;
  return (
    <EmptyState
      picture="search"
      sentence={texts.nothing(keyword)}
      hint={texts.nothingHint}
      action={<Button href={paths.help({ showType })}>{texts.seeAll}</Button>}
    />
  );
}
