import { ownSchoolCalls } from '@cheese/domain/calls/school/ownSchool';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { OwnSchoolContract as C } from '@cheese/domain/contract/school/ownSchool';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const ownSchoolApi = mainApi.enhanceEndpoints({ addTagTypes: ['Me'] }).injectEndpoints({
  endpoints: (build) => ({
    getOwnSchools: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(ownSchoolCalls.list),
      providesTags: ['Me'],
      extraOptions: { silent: true },
    }),
    /** Its answer is the token of the other school; what was answered in this one is forgotten. */
    enterSchool: build.mutation<Answers<C['enter']>, Asks<C['enter']>>({
      query: ask(ownSchoolCalls.enter),
    }),
    leaveSchool: build.mutation<Answers<C['leave']>, Asks<C['leave']>>({
      query: ask(ownSchoolCalls.leave),
      invalidatesTags: ['Me'],
    }),
  }),
});

export const { useGetOwnSchoolsQuery, useEnterSchoolMutation, useLeaveSchoolMutation } =
  ownSchoolApi;
