import { searchCalls } from '@cheese/domain/calls/front/search';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SearchContract as C } from '@cheese/domain/contract/front/search';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const searchApi = mainApi.enhanceEndpoints({ addTagTypes: ['Owned'] }).injectEndpoints({
  endpoints: (build) => ({
    searchEverything: build.query<Answers<C['everything']>, Asks<C['everything']>>({
      query: ask(searchCalls.everything),
      providesTags: ['Owned'],
    }),
    searchCommodities: build.query<Answers<C['commodities']>, Asks<C['commodities']>>({
      query: ask(searchCalls.commodities),
      providesTags: ['Owned'],
    }),
    searchNews: build.query<Answers<C['news']>, Asks<C['news']>>({ query: ask(searchCalls.news) }),
    searchSlides: build.query<Answers<C['slides']>, Asks<C['slides']>>({
      query: ask(searchCalls.slides),
      providesTags: ['Owned'],
    }),
    searchRehearsals: build.query<Answers<C['rehearsals']>, Asks<C['rehearsals']>>({
      query: ask(searchCalls.rehearsals),
    }),
    getSearchCounts: build.query<Answers<C['counts']>, Asks<C['counts']>>({
      query: ask(searchCalls.counts),
    }),
    getHotSearches: build.query<Answers<C['hot']>, Asks<C['hot']>>({
      query: ask(searchCalls.hot),
      extraOptions: { silent: true },
    }),
    getSearchSuggestions: build.query<Answers<C['suggestions']>, Asks<C['suggestions']>>({
      query: ask(searchCalls.suggestions),
      extraOptions: { silent: true },
    }),
  }),
});

export const {
  useSearchEverythingQuery,
  useSearchCommoditiesQuery,
  useSearchNewsQuery,
  useSearchSlidesQuery,
  useSearchRehearsalsQuery,
  useGetSearchCountsQuery,
  useGetHotSearchesQuery,
  useGetSearchSuggestionsQuery,
} = searchApi;
