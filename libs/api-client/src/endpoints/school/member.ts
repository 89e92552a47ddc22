import { memberCalls as calls } from '@cheese/domain/calls/school/member';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { MemberContract as C } from '@cheese/domain/contract/school/member';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const tags = ['Member', 'Department', 'SchoolClass', 'SchoolRole'] as const;
/** Departments and classes count their people. */
const counted = ['Member', 'Department', 'SchoolClass'] as const;

const memberApi = mainApi.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  endpoints: (build) => ({
    getMembers: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(calls.list),
      providesTags: ['Member'],
    }),
    getMember: build.query<Answers<C['detail']>, Asks<C['detail']>>({
      query: ask(calls.detail),
      providesTags: ['Member'],
    }),
    exportMembers: build.mutation<Answers<C['export']>, Asks<C['export']>>({
      query: ask(calls.export),
    }),
    addMember: build.mutation<Answers<C['add']>, Asks<C['add']>>({
      query: ask(calls.add),
      invalidatesTags: [...counted],
    }),
    editMember: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
      query: ask(calls.edit),
      invalidatesTags: [...counted],
    }),
    setMemberStates: build.mutation<Answers<C['setState']>, Asks<C['setState']>>({
      query: ask(calls.setState),
      invalidatesTags: [...counted],
    }),
    resetMemberPassword: build.mutation<Answers<C['resetPassword']>, Asks<C['resetPassword']>>({
      query: ask(calls.resetPassword),
      invalidatesTags: ['Member'],
    }),
    setMemberRoles: build.mutation<Answers<C['setRoles']>, Asks<C['setRoles']>>({
      query: ask(calls.setRoles),
      invalidatesTags: ['Member', 'SchoolRole'],
    }),
  }),
});

export const {
  useGetMembersQuery,
  useGetMemberQuery,
  useExportMembersMutation,
  useAddMemberMutation,
  useEditMemberMutation,
  useSetMemberStatesMutation,
  useResetMemberPasswordMutation,
  useSetMemberRolesMutation,
} = memberApi;
