import {
  commodityTypeCodes,
  type CourseType,
  courseTypes,
} from '@cheese/domain/codes/shop/products';
import type { CommodityHit } from '@cheese/domain/contract/front/search';
import { MarkedText } from '@cheese/ui/text/MarkedText';
import { CommodityCard } from '../../features/commodity/CommodityCard';
import { FilterRow } from '../../features/commodity/listing/FilterRow';
import { CommodityPages } from '../../features/commodity/listing/CommodityPages';
import { listingQuery } from '../../features/commodity/listing/listing';
import { ListingBar } from '../../features/commodity/listing/ListingBar';
import { ListingFilters } from '../../features/commodity/listing/ListingFilters';
import type { HrefOf } from '../../features/commodity/listing/rowsOf';
import { paths } from '../../paths';
import { Beside } from './Beside';
import { narrowingOf } from './narrowing';
import { NewsInstead } from './NewsInstead';
import { NothingFound } from './NothingFound';
import { SearchNotes } from './SearchNotes';
import { snippet } from './snippet';
import { texts } from './texts';
import { type HitsAsked, useCommodityHits } from './useCommodityHits';

interface CommodityResultsProps extends HitsAsked {
  major: number | undefined;
}

export function CommodityResults(props: CommodityResultsProps) {
  const { keyword, type, courseType, listing, major } = props;
  const query = useCommodityHits(props, major);
  const said = { keyword: keyword || undefined, type };
  const hrefOf: HrefOf = (change) =>
    paths.search({ ...said, courseType, ...listingQuery(listing, change) });
  const narrowedBy = narrowingOf({ listing, courseType }, major);
  const hrefOfHalf = (half: CourseType | undefined) =>
    paths.search({ ...said, courseType: half, ...listingQuery(listing) });

  return (
    <div>
      <ListingFilters productType={type} listing={listing} hrefOf={hrefOf}>
        {type === commodityTypeCodes.course && (
          <CourseTypeRow chosen={courseType} hrefOf={hrefOfHalf} />
        )}
      </ListingFilters>
      <ListingBar
        productType={type}
        listing={listing}
        hrefOf={hrefOf}
        total={query.currentData?.total}
        others={halfChip(courseType, hrefOfHalf(undefined))}
      />
      {query.currentData?.total ? (
        <SearchNotes
          said={query.currentData}
          hrefOf={(meant) => paths.search({ ...said, keyword: meant })}
        />
      ) : null}
      <CommodityPages
        query={query}
        what={texts.what}
        columns={3}
        page={listing.page}
        makeHref={(page) => hrefOf({ page })}
        card={hitCard}
        empty={
          type ? (
            <NothingFound {...said} narrowedBy={narrowedBy} />
          ) : (
            <NewsInstead asked={props} narrowedBy={narrowedBy} />
          )
        }
      />
      {!type && query.currentData?.total ? (
        <Beside keyword={keyword} listing={listing} major={major} />
      ) : null}
    </div>
  );
}

const halfChip = (half: CourseType | undefined, href: string) =>
  half ? [{ name: courseTypes[half], href }] : [];

/** Shows the description only if it contains a match. */
function hitCard({ titleMarks, descriptionMarks, missed, ...item }: CommodityHit, eager: boolean) {
  const why = descriptionMarks.length > 0 && snippet(item.description, descriptionMarks);
  return (
    <CommodityCard
      item={item}
      marks={titleMarks}
      description={why && <MarkedText {...why} />}
      note={missed.length > 0 && texts.missed(missed)}
      eager={eager}
    />
  );
}

interface CourseTypeRowProps {
  chosen: CourseType | undefined;
  hrefOf: (half: CourseType | undefined) => string;
}

const halves = Object.keys(courseTypes).map(Number) as CourseType[];

function CourseTypeRow({ chosen, hrefOf }: CourseTypeRowProps) {
  return (
    <FilterRow
      label={texts.courseType}
      choices={[
        { label: texts.all, href: hrefOf(undefined), isChosen: !chosen },
        ...halves.map((half) => ({
          label: courseTypes[half],
          href: hrefOf(half),
          isChosen: half === chosen,
        })),
      ]}
    />
  );
}
