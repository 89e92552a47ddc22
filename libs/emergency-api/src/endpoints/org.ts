import { ask } from '@cheese/api-client/base';
import { orgCalls } from '@cheese/domain/calls/emergency/org';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { OrgContract as C } from '@cheese/domain/contract/emergency/org';
import { emergencyApi } from '../emergencyApi';

export const orgApi = emergencyApi.enhanceEndpoints({ addTagTypes: ['Org'] }).injectEndpoints({
  endpoints: (build) => ({
    getOrgs: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(orgCalls.list),
      providesTags: ['Org'],
    }),
    saveOrg: build.mutation<Answers<C['save']>, Asks<C['save']>>({
      query: ask(orgCalls.save),
      invalidatesTags: ['Org'],
    }),
    editOrg: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
      query: ask(orgCalls.edit),
      invalidatesTags: ['Org'],
    }),
  }),
});

export const { useGetOrgsQuery, useSaveOrgMutation, useEditOrgMutation } = orgApi;
