import { ask } from '@cheese/api-client/base';
import { orgUserCalls } from '@cheese/domain/calls/emergency/orgUser';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { OrgUserContract as C } from '@cheese/domain/contract/emergency/orgUser';
import { peopleTags } from '../afterImport';
import { emergencyApi } from '../emergencyApi';

export const orgUserApi = emergencyApi
  .enhanceEndpoints({ addTagTypes: peopleTags })
  .injectEndpoints({
    endpoints: (build) => ({
      getOrgUsers: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(orgUserCalls.list),
        providesTags: ['OrgUser'],
      }),
      addOrgUser: build.mutation<Answers<C['add']>, Asks<C['add']>>({
        query: ask(orgUserCalls.add),
        invalidatesTags: peopleTags,
      }),
      editOrgUser: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(orgUserCalls.edit),
        invalidatesTags: peopleTags,
      }),
      removeOrgUser: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(orgUserCalls.remove),
        invalidatesTags: peopleTags,
      }),
      resetOrgUserPassword: build.mutation<Answers<C['resetPassword']>, Asks<C['resetPassword']>>({
        query: ask(orgUserCalls.resetPassword),
      }),
    }),
  });

export const {
  useGetOrgUsersQuery,
  useAddOrgUserMutation,
  useEditOrgUserMutation,
  useRemoveOrgUserMutation,
  useResetOrgUserPasswordMutation,
} = orgUserApi;
