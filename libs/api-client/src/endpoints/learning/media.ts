import { mediaCalls } from '@cheese/domain/calls/learning/media';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { MediaContract as C } from '@cheese/domain/contract/learning/media';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

export const mediaApi = mainApi.enhanceEndpoints({ addTagTypes: ['Media'] }).injectEndpoints({
  endpoints: (build) => ({
    getMedia: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(mediaCalls.list),
      providesTags: ['Media'],
    }),
    // Asked again and again while something is under way: a list that stands is not shaken by it.
    getSomeMedia: build.query<Answers<C['some']>, Asks<C['some']>>({
      query: ask(mediaCalls.some),
      extraOptions: { silent: true },
    }),
    getMediaRules: build.query<Answers<C['rules']>, Asks<C['rules']>>({
      query: ask(mediaCalls.rules),
      extraOptions: { silent: true },
    }),
    getMediaRoom: build.query<Answers<C['room']>, Asks<C['room']>>({
      query: ask(mediaCalls.room),
      extraOptions: { silent: true },
      providesTags: ['Media'],
    }),
    // The upload's line shows its failure.
    beginMedia: build.mutation<Answers<C['begin']>, Asks<C['begin']>>({
      query: ask(mediaCalls.begin),
      extraOptions: { silent: true },
      invalidatesTags: (made) => (made ? ['Media'] : []),
    }),
    goOnWithMedia: build.mutation<Answers<C['goOn']>, Asks<C['goOn']>>({
      query: ask(mediaCalls.goOn),
      extraOptions: { silent: true },
    }),
    finishMedia: build.mutation<Answers<C['finish']>, Asks<C['finish']>>({
      query: ask(mediaCalls.finish),
      extraOptions: { silent: true },
      invalidatesTags: ['Media'],
    }),
    cancelMedia: build.mutation<Answers<C['cancel']>, Asks<C['cancel']>>({
      query: ask(mediaCalls.cancel),
      invalidatesTags: ['Media'],
    }),
    retryMedia: build.mutation<Answers<C['retry']>, Asks<C['retry']>>({
      query: ask(mediaCalls.retry),
      invalidatesTags: ['Media'],
    }),
    renameMedia: build.mutation<Answers<C['rename']>, Asks<C['rename']>>({
      query: ask(mediaCalls.rename),
      invalidatesTags: ['Media'],
    }),
    removeMedia: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
      query: ask(mediaCalls.remove),
      invalidatesTags: ['Media'],
    }),
  }),
});

export const {
  useGetMediaQuery,
  useGetSomeMediaQuery,
  useGetMediaRulesQuery,
  useGetMediaRoomQuery,
  useCancelMediaMutation,
  useRetryMediaMutation,
  useRenameMediaMutation,
  useRemoveMediaMutation,
} = mediaApi;
