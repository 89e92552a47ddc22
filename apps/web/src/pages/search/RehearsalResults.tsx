import { useSearchRehearsalsQuery } from '@cheese/api-client/front/search';
import { searchTypeCodes, type RehearsalType } from '@cheese/domain/codes/front/searchTypes';
import type { RehearsalHit } from '@cheese/domain/contract/front/search';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { CardLink } from '@cheese/ui/links/CardLink';
import { MarkedText } from '@cheese/ui/text/MarkedText';
import Typography from '@mui/material/Typography';
import { AnsweredPages } from '../../features/commodity/listing/AnsweredPages';
import { Row, Rows } from '../../features/news/rowShape';
import { paths } from '../../paths';
import { NothingFound } from './NothingFound';
import { hrefOfType, type SearchAsked } from './searchAddress';
import { SearchNotes } from './SearchNotes';
import { texts } from './texts';

const PAGE_SIZE = 10;

interface RehearsalResultsProps {
  asked: Pick<SearchAsked, 'keyword' | 'listing'>;
  type: RehearsalType;
}

/** Matching drills, patients or simulations, each with a link to its page. */
export function RehearsalResults({ asked, type }: RehearsalResultsProps) {
  const { keyword, listing } = asked;
  const { page } = listing;
  const query = useSearchRehearsalsQuery({
    type,
    page,
    pageCnt: PAGE_SIZE,
    ...(keyword && { keyword }),
  });
  return (
    <div>
      <AnsweredPages
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton count={PAGE_SIZE} />}
        empty={<NothingFound keyword={keyword || undefined} type={type} narrowedBy="nothing" />}
        page={page}
        pageSize={PAGE_SIZE}
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
                <RehearsalRow key={hit.id} hit={hit} href={hrefOf(type, hit.id)} />
              ))}
            </Rows>
          </>
        )}
      </AnsweredPages>
    </div>
  );
}

function hrefOf(type: RehearsalType, id: number) {
  if (type === searchTypeCodes.drill) return paths.firstAidDrillSystem({ id });
  return type === searchTypeCodes.patient
    ? paths.patient.case({ id })
    : paths.simulation.detail({ id });
}

function RehearsalRow({ hit, href }: { hit: RehearsalHit; href: string }) {
  const { title, text, minutes, titleMarks, textMarks, missed } = hit;
  return (
    <Row>
      <div className="words">
        <CardLink href={href}>
          <MarkedText text={title} marks={titleMarks} />
        </CardLink>
        <Typography sx={{ my: 0.5, color: 'text.secondary' }}>
          <MarkedText text={text} marks={textMarks} />
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.third' }}>
          {[
            ...(minutes > 0 ? [texts.minutes(minutes)] : []),
            ...(missed.length > 0 ? [texts.missed(missed)] : []),
          ].join(' · ')}
        </Typography>
      </div>
    </Row>
  );
}
