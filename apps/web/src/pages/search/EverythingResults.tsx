import { foundKinds, searchTypes } from '@cheese/domain/codes/front/searchTypes';
import type { EverythingHit } from '@cheese/domain/contract/front/search';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { CardLink } from '@cheese/ui/links/CardLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { MarkedText } from '@cheese/ui/text/MarkedText';
import Typography from '@mui/material/Typography';
import { AnsweredPages } from '../../features/commodity/listing/AnsweredPages';
import { listingQuery } from '../../features/commodity/listing/listing';
import { ListingBar } from '../../features/commodity/listing/ListingBar';
import { ListingFilters } from '../../features/commodity/listing/ListingFilters';
import type { HrefOf } from '../../features/commodity/listing/rowsOf';
import { PriceLine } from '../../features/commodity/PriceLine';
import { pictureSizes, Row, Rows } from '../../features/news/rowShape';
import { paths } from '../../paths';
import { hrefOfHit } from './hrefOfHit';
import { narrowingOf } from './narrowing';
import { NothingFound } from './NothingFound';
import { hrefOfType, type SearchAsked } from './searchAddress';
import { SearchNotes } from './SearchNotes';
import { snippet } from './snippet';
import { texts } from './texts';
import { EVERYTHING_SIZE, useEverything } from './useEverything';

interface EverythingResultsProps {
  asked: Pick<SearchAsked, 'keyword' | 'type' | 'listing'>;
  major: number | undefined;
}

/** Results of all kinds by relevance; filters apply only to products. */
export function EverythingResults({ asked, major }: EverythingResultsProps) {
  const { keyword, type, listing } = asked;
  const query = useEverything(asked, major);
  const hrefOf: HrefOf = (change) => paths.search({ keyword, ...listingQuery(listing, change) });
  const narrowedBy = type ? 'nothing' : narrowingOf({ listing }, major);
  return (
    <div>
      {!type && (
        <>
          <ListingFilters productType={undefined} listing={listing} hrefOf={hrefOf} />
          <ListingBar listing={listing} hrefOf={hrefOf} total={query.currentData?.total} />
        </>
      )}
      <AnsweredPages
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton count={EVERYTHING_SIZE} />}
        empty={<NothingFound keyword={keyword} type={type} narrowedBy={narrowedBy} />}
        page={listing.page}
        pageSize={EVERYTHING_SIZE}
        makeHref={(to) => hrefOfType(asked, type, to)}
      >
        {({ list }) => (
          <>
            <SearchNotes
              said={query.currentData}
              hrefOf={(meant) => hrefOfType({ ...asked, keyword: meant }, type)}
            />
            <Rows>
              {list.map((hit) => (
                <HitRow key={`${hit.kind} ${hit.id}`} hit={hit} />
              ))}
            </Rows>
          </>
        )}
      </AnsweredPages>
    </div>
  );
}

function HitRow({ hit }: { hit: EverythingHit }) {
  const { kind, type, title, text, cover, card, titleMarks, textMarks, missed } = hit;
  const what = kind === 'commodity' ? searchTypes[type] : foundKinds[kind];
  return (
    <Row>
      {cover && (
        <div className="picture">
          <ImageWithFallback src={cover} alt="" sizes={pictureSizes} />
        </div>
      )}
      <div className="words">
        <CardLink href={hrefOfHit(hit)}>
          <MarkedText text={title} marks={titleMarks} />
        </CardLink>
        <Typography sx={{ my: 0.5, color: 'text.secondary' }}>
          <MarkedText {...snippet(text, textMarks)} />
        </Typography>
        {card && <PriceLine item={card} />}
        <Typography variant="caption" sx={{ color: 'text.third' }}>
          {[what, ...(missed.length > 0 ? [texts.missed(missed)] : [])].join(' · ')}
        </Typography>
      </div>
    </Row>
  );
}
