import { useSearchNewsQuery } from '@cheese/api-client/front/search';
import { newsCategories } from '@cheese/domain/codes/content/news';
import { searchTypeCodes } from '@cheese/domain/codes/front/searchTypes';
import type { NewsHit } from '@cheese/domain/contract/front/search';
import { CardLink } from '@cheese/ui/links/CardLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { MarkedText } from '@cheese/ui/text/MarkedText';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AnsweredPages } from '../../features/commodity/listing/AnsweredPages';
import { paths } from '../../paths';
import { NewsRowsSkeleton } from '../../features/news/NewsRowsSkeleton';
import { pictureSizes, Row, Rows } from '../../features/news/rowShape';
import { hrefOfType, type SearchAsked } from './searchAddress';
import { SearchNotes } from './SearchNotes';
import { texts } from './texts';

const PAGE_SIZE = 10;

interface NewsResultsProps {
  asked: Pick<SearchAsked, 'keyword' | 'listing'>;
  /** Overrides the page in the address, which may belong to another list. */
  page?: number;
  /** Shown above the news. */
  lead?: ReactNode;
  empty: ReactNode;
}

export function NewsResults({ asked, page = asked.listing.page, lead, empty }: NewsResultsProps) {
  const { keyword } = asked;
  const query = useSearchNewsQuery({ pageCnt: PAGE_SIZE, page, ...(keyword && { keyword }) });
  const hrefOfMeant = (meant: string) =>
    hrefOfType({ ...asked, keyword: meant }, searchTypeCodes.news);
  return (
    <div>
      <AnsweredPages
        query={query}
        what={texts.what}
        skeleton={<NewsRowsSkeleton count={PAGE_SIZE} />}
        empty={empty}
        page={page}
        pageSize={PAGE_SIZE}
        makeHref={(to) => hrefOfType(asked, searchTypeCodes.news, to)}
      >
        {({ list }) => (
          <>
            {lead}
            <SearchNotes said={query.currentData} hrefOf={hrefOfMeant} />
            <Rows>
              {list.map((item) => (
                <NewsRow key={item.id} item={item} />
              ))}
            </Rows>
          </>
        )}
      </AnsweredPages>
    </div>
  );
}

function NewsRow({ item }: { item: NewsHit }) {
  const { id, title, summary, category, cover, publishedAt, titleMarks, summaryMarks, missed } =
    item;
  return (
    <Row>
      <div className="picture">
        <ImageWithFallback src={cover} alt="" sizes={pictureSizes} />
      </div>
      <div className="words">
        <CardLink href={paths.realTimeInfo.detail({ id })}>
          <MarkedText text={title} marks={titleMarks} />
        </CardLink>
        <Typography sx={{ my: 0.5, color: 'text.secondary' }}>
          <MarkedText text={summary} marks={summaryMarks} />
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.third' }}>
          {newsCategories[category]} · <RelativeTime at={publishedAt} />
          {missed.length > 0 && ` · ${texts.missed(missed)}`}
        </Typography>
      </div>
    </Row>
  );
}
