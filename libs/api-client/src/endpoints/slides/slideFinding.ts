import { slideFindingCalls } from '@cheese/domain/calls/slides/slideFinding';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlideFindingContract as C } from '@cheese/domain/contract/slides/slideFinding';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const slideFindingApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Owned', 'SlideFindings'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getSlideFindings: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(slideFindingCalls.list),
        providesTags: ['Owned', 'SlideFindings'],
      }),
      handInSlideFinding: build.mutation<Answers<C['handIn']>, Asks<C['handIn']>>({
        query: ask(slideFindingCalls.handIn),
        // Refetch after a conflict too, but not after a network failure.
        invalidatesTags: (_answer, failure) => (failure?.status === 0 ? [] : ['SlideFindings']),
        // Autosaved repeatedly; the sender shows the result.
        extraOptions: { silent: true },
      }),
      takeBackSlideFinding: build.mutation<Answers<C['takeBack']>, Asks<C['takeBack']>>({
        query: ask(slideFindingCalls.takeBack),
        invalidatesTags: ['SlideFindings'],
      }),
    }),
  });

export const {
  useGetSlideFindingsQuery,
  useHandInSlideFindingMutation,
  useTakeBackSlideFindingMutation,
} = slideFindingApi;
