import { searchCalls } from '@cheese/domain/calls/front/search';
import type { Answers } from '@cheese/domain/contract/call';
import { searchContract, type SearchContract as C } from '@cheese/domain/contract/front/search';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { answerAlike } from '../../../alike';
import { answer } from '../../../call';
import type { Person } from '../../../plugins/access';
import { viewerOf } from '../../shop/commodity/viewer';
import { countSearch, listHot } from './hot.service';
import { countHits, searchCommodities, searchNews, suggest } from './search.service';
import { searchRehearsals } from './search.rehearsals';
import { searchSlides } from './search.slides';

export function searchRoutes(app: FastifyInstance) {
  answer(app, searchCalls.commodities, searchContract.commodities, async (asked) => {
    const { db, query, caller, clock } = asked;
    const page = await searchCommodities(db, await viewerOf(db, asked), query);
    if (isWholeSearch(query, page)) {
      const { keyword = '' } = query;
      await countSearch(db, { keyword, address: caller.address, now: clock.now() });
    }
    return page;
  });
  answer(app, searchCalls.news, searchContract.news, ({ db, query }) => searchNews(db, query));
  answer(app, searchCalls.slides, searchContract.slides, async (asked) =>
    searchSlides(asked.db, await viewerOf(asked.db, asked), asked.query),
  );
  answer(app, searchCalls.rehearsals, searchContract.rehearsals, ({ db, person, query }) =>
    searchRehearsals(db, schoolOf(person), query),
  );
  answer(app, searchCalls.counts, searchContract.counts, ({ db, person, query }) =>
    countHits(db, schoolOf(person), query),
  );
  answerAlike(app, searchCalls.hot, searchContract.hot, ({ db, clock }) =>
    listHot(db, clock.now()),
  );
  answer(app, searchCalls.suggestions, searchContract.suggestions, ({ db, person, query }) =>
    suggest(db, schoolOf(person), query.keyword),
  );
}

const schoolOf = (person: Person | null) => person?.organisationId ?? null;

type Asked = Static<C['commodities']['query']>;
type Page = Answers<C['commodities']>;

/** The first look at what a keyword finds, of which nothing had to be guessed or left out. */
const isWholeSearch = ({ page, type }: Asked, { total, meant, leftOut }: Page) =>
  page === 1 && type === undefined && total > 0 && meant === null && leftOut.length === 0;
