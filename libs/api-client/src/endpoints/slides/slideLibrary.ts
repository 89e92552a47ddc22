import { slideLibraryCalls } from '@cheese/domain/calls/slides/slideLibrary';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlideLibraryContract as C } from '@cheese/domain/contract/slides/slideLibrary';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const slideLibraryApi = mainApi.enhanceEndpoints({ addTagTypes: ['Owned'] }).injectEndpoints({
  endpoints: (build) => ({
    getSlideLibraryList: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(slideLibraryCalls.list),
      providesTags: ['Owned'],
    }),
    getSlideLibraryDetail: build.query<Answers<C['detail']>, Asks<C['detail']>>({
      query: ask(slideLibraryCalls.detail),
      providesTags: ['Owned'],
    }),
    getSlideDirectory: build.query<Answers<C['directory']>, Asks<C['directory']>>({
      query: ask(slideLibraryCalls.directory),
      providesTags: ['Owned'],
    }),
    countSlideView: build.mutation<Answers<C['viewCount']>, Asks<C['viewCount']>>({
      query: ask(slideLibraryCalls.viewCount),
      extraOptions: { silent: true },
    }),
  }),
});

export const {
  useGetSlideLibraryListQuery,
  useGetSlideLibraryDetailQuery,
  useGetSlideDirectoryQuery,
  useCountSlideViewMutation,
} = slideLibraryApi;
