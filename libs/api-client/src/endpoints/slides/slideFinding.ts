import { slideFindingCalls } from '@cheese/domain/calls/slides/slideFinding';
import { slideFindingMakingCalls } from '@cheese/domain/calls/slides/slideFindingMaking';
import { slideFindingMarkingCalls } from '@cheese/domain/calls/slides/slideFindingMarking';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlideFindingContract as C } from '@cheese/domain/contract/slides/slideFinding';
import type { SlideFindingMakingContract as M } from '@cheese/domain/contract/slides/slideFindingMaking';
import type { SlideFindingMarkingContract as K } from '@cheese/domain/contract/slides/slideFindingMarking';
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
      getMadeFindingForms: build.query<Answers<M['list']>, Asks<M['list']>>({
        query: ask(slideFindingMakingCalls.list),
        providesTags: ['SlideFindings'],
      }),
      addFindingForm: build.mutation<Answers<M['add']>, Asks<M['add']>>({
        query: ask(slideFindingMakingCalls.add),
        invalidatesTags: ['SlideFindings'],
      }),
      editFindingForm: build.mutation<Answers<M['edit']>, Asks<M['edit']>>({
        query: ask(slideFindingMakingCalls.edit),
        invalidatesTags: ['SlideFindings'],
      }),
      removeFindingForm: build.mutation<Answers<M['remove']>, Asks<M['remove']>>({
        query: ask(slideFindingMakingCalls.remove),
        invalidatesTags: ['SlideFindings'],
      }),
      getHandedFindings: build.query<Answers<K['list']>, Asks<K['list']>>({
        query: ask(slideFindingMarkingCalls.list),
        providesTags: ['SlideFindings'],
      }),
      getFindingToMark: build.query<Answers<K['detail']>, Asks<K['detail']>>({
        query: ask(slideFindingMarkingCalls.detail),
        providesTags: ['SlideFindings'],
      }),
      markFinding: build.mutation<Answers<K['mark']>, Asks<K['mark']>>({
        query: ask(slideFindingMarkingCalls.mark),
        // Not after a refusal: refetching would discard what the teacher is typing.
        invalidatesTags: (done) => (done ? ['SlideFindings'] : []),
      }),
    }),
  });

export const {
  useGetSlideFindingsQuery,
  useHandInSlideFindingMutation,
  useTakeBackSlideFindingMutation,
  useGetMadeFindingFormsQuery,
  useLazyGetMadeFindingFormsQuery,
  useAddFindingFormMutation,
  useEditFindingFormMutation,
  useRemoveFindingFormMutation,
  useGetHandedFindingsQuery,
  useGetFindingToMarkQuery,
  useMarkFindingMutation,
} = slideFindingApi;
