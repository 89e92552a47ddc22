import { schoolRoleCalls as calls } from '@cheese/domain/calls/school/schoolRole';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SchoolRoleContract as C } from '@cheese/domain/contract/school/schoolRole';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

/** Names of roles stand in the list of people. */
const tags = ['SchoolRole', 'Member'] as const;

const schoolRoleApi = mainApi.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  endpoints: (build) => ({
    getSchoolRoles: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(calls.list),
      providesTags: ['SchoolRole'],
    }),
    // Whoever cannot read their rights sees a menu without them.
    getMySchoolRights: build.query<Answers<C['mine']>, Asks<C['mine']>>({
      query: ask(calls.mine),
      extraOptions: { silent: true },
      providesTags: ['SchoolRole'],
    }),
    addSchoolRole: build.mutation<Answers<C['add']>, Asks<C['add']>>({
      query: ask(calls.add),
      invalidatesTags: ['SchoolRole'],
    }),
    editSchoolRole: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
      query: ask(calls.edit),
      invalidatesTags: [...tags],
    }),
    removeSchoolRole: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
      query: ask(calls.remove),
      invalidatesTags: [...tags],
    }),
  }),
});

export const {
  useGetSchoolRolesQuery,
  useGetMySchoolRightsQuery,
  useAddSchoolRoleMutation,
  useEditSchoolRoleMutation,
  useRemoveSchoolRoleMutation,
} = schoolRoleApi;
