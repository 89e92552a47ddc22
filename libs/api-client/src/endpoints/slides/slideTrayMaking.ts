import { slideTrayMakingCalls } from '@cheese/domain/calls/slides/slideTrayMaking';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlideTrayMakingContract as C } from '@cheese/domain/contract/slides/slideTrayMaking';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const slideTrayMakingApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['SlideTray'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getMadeSlideTrays: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(slideTrayMakingCalls.list),
        providesTags: ['SlideTray'],
      }),
      getMadeSlideTray: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(slideTrayMakingCalls.detail),
        providesTags: ['SlideTray'],
      }),
      addSlideTray: build.mutation<Answers<C['add']>, Asks<C['add']>>({
        query: ask(slideTrayMakingCalls.add),
        invalidatesTags: ['SlideTray'],
      }),
      editSlideTray: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(slideTrayMakingCalls.edit),
        invalidatesTags: ['SlideTray'],
      }),
      removeSlideTray: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(slideTrayMakingCalls.remove),
        invalidatesTags: ['SlideTray'],
      }),
    }),
  });

export const {
  useGetMadeSlideTraysQuery,
  useGetMadeSlideTrayQuery,
  useAddSlideTrayMutation,
  useEditSlideTrayMutation,
  useRemoveSlideTrayMutation,
} = slideTrayMakingApi;
