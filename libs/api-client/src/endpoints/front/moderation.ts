import { moderationCalls } from '@cheese/domain/calls/front/moderation';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ModerationContract as C } from '@cheese/domain/contract/front/moderation';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const moderationApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Moderation', 'SensitiveWord', 'Mute', 'Audit'] })
  .injectEndpoints({
    endpoints: (build) => ({
      reportWords: build.mutation<Answers<C['report']>, Asks<C['report']>>({
        query: ask(moderationCalls.report),
        invalidatesTags: ['Moderation'],
      }),
      getModeration: build.query<Answers<C['queue']>, Asks<C['queue']>>({
        query: ask(moderationCalls.queue),
        providesTags: ['Moderation'],
      }),
      decideModeration: build.mutation<Answers<C['decide']>, Asks<C['decide']>>({
        query: ask(moderationCalls.decide),
        invalidatesTags: ['Moderation', 'Audit'],
      }),
      getSensitiveWords: build.query<Answers<C['words']>, Asks<C['words']>>({
        query: ask(moderationCalls.words),
        providesTags: ['SensitiveWord'],
      }),
      addSensitiveWords: build.mutation<Answers<C['addWords']>, Asks<C['addWords']>>({
        query: ask(moderationCalls.addWords),
        invalidatesTags: ['SensitiveWord', 'Audit'],
      }),
      setSensitiveWord: build.mutation<Answers<C['setWord']>, Asks<C['setWord']>>({
        query: ask(moderationCalls.setWord),
        invalidatesTags: ['SensitiveWord', 'Audit'],
      }),
      removeSensitiveWord: build.mutation<Answers<C['removeWord']>, Asks<C['removeWord']>>({
        query: ask(moderationCalls.removeWord),
        invalidatesTags: ['SensitiveWord', 'Audit'],
      }),
      getMutes: build.query<Answers<C['mutes']>, Asks<C['mutes']>>({
        query: ask(moderationCalls.mutes),
        providesTags: ['Mute'],
      }),
      mutePerson: build.mutation<Answers<C['mute']>, Asks<C['mute']>>({
        query: ask(moderationCalls.mute),
        invalidatesTags: ['Mute', 'Moderation', 'Audit'],
      }),
      unmutePerson: build.mutation<Answers<C['unmute']>, Asks<C['unmute']>>({
        query: ask(moderationCalls.unmute),
        invalidatesTags: ['Mute', 'Moderation', 'Audit'],
      }),
    }),
  });

export const {
  useReportWordsMutation,
  useGetModerationQuery,
  useDecideModerationMutation,
  useGetSensitiveWordsQuery,
  useAddSensitiveWordsMutation,
  useSetSensitiveWordMutation,
  useRemoveSensitiveWordMutation,
  useGetMutesQuery,
  useMutePersonMutation,
  useUnmutePersonMutation,
} = moderationApi;
