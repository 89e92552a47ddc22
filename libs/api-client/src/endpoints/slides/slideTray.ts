import { slideTrayCalls } from '@cheese/domain/calls/slides/slideTray';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlideTrayContract as C } from '@cheese/domain/contract/slides/slideTray';
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
  }),
});

export const {
  useGetSlideTraysQuery,
  useGetSlideTrayQuery,
  useGetExamTraysQuery,
  useGetExamTileSourceQuery,
} = slideTrayApi;
