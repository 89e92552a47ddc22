import { slideFindingMarkingCalls } from '@cheese/domain/calls/slides/slideFindingMarking';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlideFindingMarkingContract as C } from '@cheese/domain/contract/slides/slideFindingMarking';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const slideFindingMarkingApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['SlideFindings'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getHandedFindings: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(slideFindingMarkingCalls.list),
        providesTags: ['SlideFindings'],
      }),
      getFindingToMark: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(slideFindingMarkingCalls.detail),
        providesTags: ['SlideFindings'],
      }),
      markFinding: build.mutation<Answers<C['mark']>, Asks<C['mark']>>({
        query: ask(slideFindingMarkingCalls.mark),
        // Not after a refusal: refetching would discard what the teacher is typing.
        invalidatesTags: (done) => (done ? ['SlideFindings'] : []),
      }),
    }),
  });

export const { useGetHandedFindingsQuery, useGetFindingToMarkQuery, useMarkFindingMutation } =
  slideFindingMarkingApi;
