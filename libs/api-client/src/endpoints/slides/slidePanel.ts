import { slidePanelCalls } from '@cheese/domain/calls/slides/slidePanel';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlidePanelContract as C } from '@cheese/domain/contract/slides/slidePanel';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const slidePanelApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Owned', 'SlideWords'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getSlideVideos: build.query<Answers<C['videos']>, Asks<C['videos']>>({
        query: ask(slidePanelCalls.videos),
        providesTags: ['Owned'],
        extraOptions: { silent: true },
      }),
      getSlideInformation: build.query<Answers<C['information']>, Asks<C['information']>>({
        query: ask(slidePanelCalls.information),
        providesTags: ['Owned', 'SlideWords'],
        extraOptions: { silent: true },
      }),
      getSlidePractices: build.query<Answers<C['practices']>, Asks<C['practices']>>({
        query: ask(slidePanelCalls.practices),
        providesTags: ['Owned'],
        extraOptions: { silent: true },
      }),
      getSlidePathology: build.query<Answers<C['pathology']>, Asks<C['pathology']>>({
        query: ask(slidePanelCalls.pathology),
        providesTags: ['Owned', 'SlideWords'],
        extraOptions: { silent: true },
      }),
      getSlideWords: build.query<Answers<C['words']>, Asks<C['words']>>({
        query: ask(slidePanelCalls.words),
        providesTags: ['SlideWords'],
      }),
      saveSlideWords: build.mutation<Answers<C['saveWords']>, Asks<C['saveWords']>>({
        query: ask(slidePanelCalls.saveWords),
        invalidatesTags: ['SlideWords'],
      }),
    }),
  });

export const {
  useGetSlideVideosQuery,
  useGetSlideInformationQuery,
  useGetSlidePracticesQuery,
  useGetSlidePathologyQuery,
  useGetSlideWordsQuery,
  useSaveSlideWordsMutation,
} = slidePanelApi;
