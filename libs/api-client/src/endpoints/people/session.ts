import { sessionCalls } from '@cheese/domain/calls/people/session';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SessionContract as C } from '@cheese/domain/contract/people/session';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const sessionApi = mainApi.enhanceEndpoints({ addTagTypes: ['Session'] }).injectEndpoints({
  endpoints: (build) => ({
    getSessions: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(sessionCalls.list),
      providesTags: ['Session'],
    }),
    revokeSession: build.mutation<Answers<C['revoke']>, Asks<C['revoke']>>({
      query: ask(sessionCalls.revoke),
      invalidatesTags: ['Session'],
    }),
    revokeOtherSessions: build.mutation<Answers<C['revokeOthers']>, Asks<C['revokeOthers']>>({
      query: ask(sessionCalls.revokeOthers),
      invalidatesTags: ['Session'],
    }),
  }),
});

export const { useGetSessionsQuery, useRevokeSessionMutation, useRevokeOtherSessionsMutation } =
  sessionApi;
