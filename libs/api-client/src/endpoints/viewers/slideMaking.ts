import { slideMakingCalls } from '@cheese/domain/calls/viewers/slideMaking';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlideMakingContract as C } from '@cheese/domain/contract/viewers/slideMaking';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const slideMakingApi = mainApi.enhanceEndpoints({ addTagTypes: ['Slides'] }).injectEndpoints({
  endpoints: (build) => ({
    getMadeSlides: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(slideMakingCalls.list),
      providesTags: ['Slides'],
    }),
    addSlide: build.mutation<Answers<C['add']>, Asks<C['add']>>({
      query: ask(slideMakingCalls.add),
      invalidatesTags: ['Slides'],
    }),
    editSlide: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
      query: ask(slideMakingCalls.edit),
      invalidatesTags: ['Slides'],
    }),
    removeSlide: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
      query: ask(slideMakingCalls.remove),
      invalidatesTags: ['Slides'],
    }),
  }),
});

export const {
  useGetMadeSlidesQuery,
  useAddSlideMutation,
  useEditSlideMutation,
  useRemoveSlideMutation,
} = slideMakingApi;
