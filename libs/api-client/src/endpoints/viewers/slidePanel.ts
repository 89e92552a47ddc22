import { slidePanelCalls } from '@cheese/domain/calls/viewers/slidePanel';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlidePanelContract as C } from '@cheese/domain/contract/viewers/slidePanel';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const slidePanelApi = mainApi.enhanceEndpoints({ addTagTypes: ['Owned'] }).injectEndpoints({
  endpoints: (build) => ({
    getSlideVideos: build.query<Answers<C['videos']>, Asks<C['videos']>>({
      query: ask(slidePanelCalls.videos),
      providesTags: ['Owned'],
    }),
    getSlideInformation: build.query<Answers<C['information']>, Asks<C['information']>>({
      query: ask(slidePanelCalls.information),
      providesTags: ['Owned'],
    }),
    getSlidePractices: build.query<Answers<C['practices']>, Asks<C['practices']>>({
      query: ask(slidePanelCalls.practices),
      providesTags: ['Owned'],
    }),
    getSlidePathology: build.query<Answers<C['pathology']>, Asks<C['pathology']>>({
      query: ask(slidePanelCalls.pathology),
      providesTags: ['Owned'],
    }),
  }),
});

export const {
  useGetSlideVideosQuery,
  useGetSlideInformationQuery,
  useGetSlidePracticesQuery,
  useGetSlidePathologyQuery,
} = slidePanelApi;
