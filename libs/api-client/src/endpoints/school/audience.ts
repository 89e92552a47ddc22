import { audienceCalls } from '@cheese/domain/calls/school/audience';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { AudienceContract as C } from '@cheese/domain/contract/school/audience';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const audienceApi = mainApi.enhanceEndpoints({ addTagTypes: ['Audience'] }).injectEndpoints({
  endpoints: (build) => ({
    getAudiencePeople: build.query<Answers<C['people']>, Asks<C['people']>>({
      query: ask(audienceCalls.people),
    }),
    getAudienceGroups: build.query<Answers<C['groups']>, Asks<C['groups']>>({
      query: ask(audienceCalls.groups),
    }),
    countAudienceGroups: build.query<Answers<C['countGroups']>, Asks<C['countGroups']>>({
      query: ask(audienceCalls.countGroups),
    }),
    matchAudience: build.mutation<Answers<C['match']>, Asks<C['match']>>({
      query: ask(audienceCalls.match),
    }),
    matchAudienceSheet: build.mutation<Answers<C['matchSheet']>, Asks<C['matchSheet']>>({
      query: ask(audienceCalls.matchSheet),
    }),
    getAudience: build.query<Answers<C['detail']>, Asks<C['detail']>>({
      query: ask(audienceCalls.detail),
      providesTags: ['Audience'],
    }),
    renewAudienceCode: build.mutation<Answers<C['renewCode']>, Asks<C['renewCode']>>({
      query: ask(audienceCalls.renewCode),
      invalidatesTags: ['Audience'],
    }),
    joinAudience: build.mutation<Answers<C['join']>, Asks<C['join']>>({
      query: ask(audienceCalls.join),
    }),
  }),
});

export const {
  useGetAudiencePeopleQuery,
  useGetAudienceGroupsQuery,
  useCountAudienceGroupsQuery,
  useMatchAudienceMutation,
  useMatchAudienceSheetMutation,
  useGetAudienceQuery,
  useRenewAudienceCodeMutation,
  useJoinAudienceMutation,
} = audienceApi;
