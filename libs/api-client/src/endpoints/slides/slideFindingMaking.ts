import { slideFindingMakingCalls } from '@cheese/domain/calls/slides/slideFindingMaking';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlideFindingMakingContract as C } from '@cheese/domain/contract/slides/slideFindingMaking';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const slideFindingMakingApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['SlideFindings'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getMadeFindingForms: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(slideFindingMakingCalls.list),
        providesTags: ['SlideFindings'],
      }),
      addFindingForm: build.mutation<Answers<C['add']>, Asks<C['add']>>({
        query: ask(slideFindingMakingCalls.add),
        invalidatesTags: ['SlideFindings'],
      }),
      editFindingForm: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(slideFindingMakingCalls.edit),
        invalidatesTags: ['SlideFindings'],
      }),
      removeFindingForm: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(slideFindingMakingCalls.remove),
        invalidatesTags: ['SlideFindings'],
      }),
    }),
  });

export const {
  useGetMadeFindingFormsQuery,
  useLazyGetMadeFindingFormsQuery,
  useAddFindingFormMutation,
  useEditFindingFormMutation,
  useRemoveFindingFormMutation,
} = slideFindingMakingApi;
