import { searchCalls } from '@cheese/domain/calls/front/search';
import type { Answers } from '@cheese/domain/contract/call';
import { searchContract, type SearchContract as C } from '@cheese/domain/contract/front/search';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import type { CallContext } from '../../../calls/call';
import { answerShared } from '../../../calls/shared';
import { answer } from '../../../calls/call';
import { counterKey } from '../../../calls/counted';
import type { Person } from '../../../plugins/access';
import { fairQueueKey, FairConcurrencyLimit } from '../../base/turns/fairConcurrencyLimit';
import { viewerOf } from '../../shop/commodity/viewer';
import { countSearch, listHot } from './hot.service';
import { searchEverything } from './search.everything';
import { countHits, searchCommodities, searchNews, suggest } from './search.service';
import { searchRehearsals } from './search.rehearsals';
import { searchSlides } from './search.slides';

/** Concurrency and queue limits, so that one user's rapid searches do not slow down others. */
const limits = { atOnce: 2, ofOneAtOnce: 1, ofOne: 60, ofAll: 300 };

export function searchRoutes(app: FastifyInstance) {
  const turns = new FairConcurrencyLimit(limits);
  const answerInTurn = <Call extends SearchedCall>(
    call: Call,
    handle: (context: CallContext<C[Call]>) => Promise<Answers<C[Call]>>,
  ) =>
    answer<C[Call]>(app, searchCalls[call], searchContract[call], (context) =>
      turns.take(fairQueueKey(context.person?.id, context.caller.address), () => handle(context)),
    );

  answerInTurn('commodities', async (context) => {
    const { db, query, person, caller, clock } = context;
    const page = await searchCommodities(db, await viewerOf(db, context), query);
    if (isWholeSearch(query, page)) {
      const { keyword = '' } = query;
      await countSearch(db, { keyword, looker: counterKey(person, caller), now: clock.now() });
    }
    return page;
  });
  answerInTurn('everything', async (context) => {
    const { db, query, person, caller, clock } = context;
    const looker = { ...(await viewerOf(db, context)), school: schoolOf(person) };
    const page = await searchEverything(db, looker, query);
    if (isWholeSearch(query, page)) {
      const { keyword } = query;
      await countSearch(db, { keyword, looker: counterKey(person, caller), now: clock.now() });
    }
    return page;
  });
  answerInTurn('news', ({ db, query }) => searchNews(db, query));
  answerInTurn('slides', async (context) =>
    searchSlides(context.db, await viewerOf(context.db, context), context.query),
  );
  answerInTurn('rehearsals', ({ db, person, query }) =>
    searchRehearsals(db, schoolOf(person), query),
  );
  answerInTurn('counts', ({ db, person, query }) => countHits(db, schoolOf(person), query));
  answerInTurn('suggestions', ({ db, person, query }) =>
    suggest(db, schoolOf(person), query.keyword),
  );
  answerShared(app, searchCalls.hot, searchContract.hot, ({ db, clock }) =>
    listHot(db, clock.now()),
  );
}

/** All that look for a keyword; what is hot is made for everybody at once. */
type SearchedCall = Exclude<keyof C, 'hot'>;

const schoolOf = (person: Person | null) => person?.organisationId ?? null;

type Query = Pick<Static<C['commodities']['query']>, 'page'> & {
  type?: number | undefined;
};
type Page = Pick<Answers<C['commodities']>, 'meant' | 'leftOut'> & {
  list: readonly { missed: readonly string[] }[];
};

/** A first page whose keyword was matched without guessing or leaving out words. */
const isWholeSearch = ({ page, type }: Query, { list, meant, leftOut }: Page) =>
  page === 1 &&
  type === undefined &&
  meant === null &&
  leftOut.length === 0 &&
  list[0]?.missed.length === 0;
