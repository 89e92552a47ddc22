import { slideCalls } from '@cheese/domain/calls/slides/slide';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlideContract as C } from '@cheese/domain/contract/slides/slide';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const slideApi = mainApi.enhanceEndpoints({ addTagTypes: ['Owned'] }).injectEndpoints({
  endpoints: (build) => ({
    getSlideList: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(slideCalls.list),
      providesTags: ['Owned'],
    }),
    getSchoolSlides: build.query<Answers<C['school']>, Asks<C['school']>>({
      query: ask(slideCalls.school),
      providesTags: ['Owned'],
    }),
    getSlideFacets: build.query<Answers<C['facets']>, Asks<C['facets']>>({
      query: ask(slideCalls.facets),
    }),
    getSlideDetail: build.query<Answers<C['detail']>, Asks<C['detail']>>({
      query: ask(slideCalls.detail),
      providesTags: ['Owned'],
    }),
    getSlideImages: build.query<Answers<C['images']>, Asks<C['images']>>({
      query: ask(slideCalls.images),
    }),
    getSlideTileSource: build.query<Answers<C['tileSource']>, Asks<C['tileSource']>>({
      query: ask(slideCalls.tileSource),
      providesTags: ['Owned'],
      // The screen that shows the slide explains the failure.
      extraOptions: { silent: true },
    }),
  }),
});

export const {
  useGetSlideListQuery,
  useGetSchoolSlidesQuery,
  useGetSlideFacetsQuery,
  useGetSlideDetailQuery,
  useGetSlideImagesQuery,
  useGetSlideTileSourceQuery,
} = slideApi;
