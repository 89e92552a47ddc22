import { useSearchCommoditiesQuery } from '@cheese/api-client/front/search';
import { type CourseType, courseTypes } from '@cheese/domain/codes/shop/products';
import type { CommodityHit } from '@cheese/domain/contract/front/search';
import { MarkedText } from '@cheese/ui/text/MarkedText';
import { CommodityCard } from '../../features/commodity/CommodityCard';
import { FilterRow } from '../../features/commodity/listing/FilterRow';
import { CommodityPages, PAGE_SIZE } from '../../features/commodity/listing/CommodityPages';
import { askedBy, type Listing, listingQuery } from '../../features/commodity/listing/listing';
import { ListingBar } from '../../features/commodity/listing/ListingBar';
import { ListingFilters } from '../../features/commodity/listing/ListingFilters';
import type { HrefOf } from '../../features/commodity/listing/rowsOf';
import type { SoldType } from '../../features/commodity/soldTypes';
import { paths } from '../../paths';
import { narrowingOf } from './narrowing';
import { NewsBeside } from './NewsBeside';
import { NewsInstead } from './NewsInstead';
import { NothingFound } from './NothingFound';
import { snippet } from './snippet';
import { texts } from './texts';

const COURSES = 1;

interface CommodityResultsProps {
  keyword: string;
  type: SoldType | undefined;
  courseType?: CourseType;
  listing: Listing;
  major: number | undefined;
}

export function CommodityResults(props: CommodityResultsProps) {
  const { keyword, type, courseType, listing, major } = props;
  const query = useSearchCommoditiesQuery({
    pageCnt: PAGE_SIZE,
    ...(keyword && { keyword }),
    ...(type && { type }),
    ...(courseType && { courseType }),
    ...askedBy(listing, major),
  });
  const said = { keyword: keyword || undefined, type };
  const hrefOf: HrefOf = (change) =>
    paths.search({ ...said, courseType, ...listingQuery(listing, change) });
  const narrowedBy = narrowingOf({ listing, courseType }, major);
  const hrefOfHalf = (half: CourseType | undefined) =>
    paths.search({ ...said, courseType: half, ...listingQuery(listing) });

  return (
    <div>
      <ListingFilters productType={type} {...{ listing, hrefOf }}>
        {type === COURSES && <CourseTypeRow chosen={courseType} hrefOf={hrefOfHalf} />}
      </ListingFilters>
      <ListingBar productType={type} {...{ listing, hrefOf }} total={query.currentData?.total} />
      <CommodityPages
        query={query}
        what={texts.what}
        columns={3}
        page={listing.page}
        makeHref={(page) => hrefOf({ page })}
        card={hitCard}
        empty={
          type ? (
            <NothingFound {...{ ...said, narrowedBy }} />
          ) : (
            <NewsInstead asked={props} narrowedBy={narrowedBy} />
          )
        }
      />
      {!type && query.currentData?.total ? <NewsBeside {...{ keyword, listing, major }} /> : null}
    </div>
  );
}

/** The description stands there only where it says why the card was found. */
function hitCard({ titleMarks, descriptionMarks, ...item }: CommodityHit, eager: boolean) {
  const why = descriptionMarks.length > 0 && snippet(item.description, descriptionMarks);
  return (
    <CommodityCard
      item={item}
      marks={titleMarks}
      description={why && <MarkedText {...why} />}
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
