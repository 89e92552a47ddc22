import { slideMineCalls } from '@cheese/domain/calls/slides/slideMine';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlideMineContract as C } from '@cheese/domain/contract/slides/slideMine';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

export const slideMineApi = mainApi.enhanceEndpoints({ addTagTypes: ['Looked'] }).injectEndpoints({
  endpoints: (build) => ({
    getOwnSlideLibraries: build.query<Answers<C['libraries']>, Asks<C['libraries']>>({
      query: ask(slideMineCalls.libraries),
      providesTags: ['Looked'],
    }),
    getLookedSlides: build.query<Answers<C['looked']>, Asks<C['looked']>>({
      query: ask(slideMineCalls.looked),
      providesTags: ['Looked'],
    }),
    /** Silent: a lost viewing position is not worth a toast. */
    rememberSlideView: build.mutation<Answers<C['remember']>, Asks<C['remember']>>({
      query: ask(slideMineCalls.remember),
      invalidatesTags: ['Looked'],
      extraOptions: { silent: true },
    }),
  }),
});

export const {
  useGetOwnSlideLibrariesQuery,
  useGetLookedSlidesQuery,
  useRememberSlideViewMutation,
} = slideMineApi;
