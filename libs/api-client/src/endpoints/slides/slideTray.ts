import { slideTrayCalls } from '@cheese/domain/calls/slides/slideTray';
import { slideTrayMakingCalls } from '@cheese/domain/calls/slides/slideTrayMaking';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlideTrayContract as C } from '@cheese/domain/contract/slides/slideTray';
import type { SlideTrayMakingContract as M } from '@cheese/domain/contract/slides/slideTrayMaking';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const slideTrayApi = mainApi.enhanceEndpoints({ addTagTypes: ['SlideTray'] }).injectEndpoints({
  endpoints: (build) => ({
    getSlideTrays: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(slideTrayCalls.list),
      providesTags: ['SlideTray'],
      // It stands beside the content of a page.
      extraOptions: { silent: true },
    }),
    getSlideTray: build.query<Answers<C['detail']>, Asks<C['detail']>>({
      query: ask(slideTrayCalls.detail),
      providesTags: ['SlideTray'],
    }),
    getExamTrays: build.query<Answers<C['ofExam']>, Asks<C['ofExam']>>({
      query: ask(slideTrayCalls.ofExam),
      // The paper's own calls report failures.
      extraOptions: { silent: true },
    }),
    getExamTileSource: build.query<Answers<C['examTileSource']>, Asks<C['examTileSource']>>({
      query: ask(slideTrayCalls.examTileSource),
      // Not cached, because its file addresses expire.
      keepUnusedDataFor: 0,
      extraOptions: { silent: true },
    }),
    getMadeSlideTrays: build.query<Answers<M['list']>, Asks<M['list']>>({
      query: ask(slideTrayMakingCalls.list),
      providesTags: ['SlideTray'],
    }),
    getMadeSlideTray: build.query<Answers<M['detail']>, Asks<M['detail']>>({
      query: ask(slideTrayMakingCalls.detail),
      providesTags: ['SlideTray'],
    }),
    addSlideTray: build.mutation<Answers<M['add']>, Asks<M['add']>>({
      query: ask(slideTrayMakingCalls.add),
      invalidatesTags: ['SlideTray'],
    }),
    editSlideTray: build.mutation<Answers<M['edit']>, Asks<M['edit']>>({
      query: ask(slideTrayMakingCalls.edit),
      invalidatesTags: ['SlideTray'],
    }),
    removeSlideTray: build.mutation<Answers<M['remove']>, Asks<M['remove']>>({
      query: ask(slideTrayMakingCalls.remove),
      invalidatesTags: ['SlideTray'],
    }),
  }),
});

export const {
  useGetSlideTraysQuery,
  useGetSlideTrayQuery,
  useGetExamTraysQuery,
  useGetExamTileSourceQuery,
  useGetMadeSlideTraysQuery,
  useGetMadeSlideTrayQuery,
  useAddSlideTrayMutation,
  useEditSlideTrayMutation,
  useRemoveSlideTrayMutation,
} = slideTrayApi;
