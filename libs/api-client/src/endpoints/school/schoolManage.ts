import { schoolManageCalls } from '@cheese/domain/calls/school/schoolManage';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SchoolManageContract as C } from '@cheese/domain/contract/school/schoolManage';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const schoolManageApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['ManagedSchool'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getManagedSchools: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(schoolManageCalls.list),
        providesTags: ['ManagedSchool'],
      }),
      addSchool: build.mutation<Answers<C['add']>, Asks<C['add']>>({
        query: ask(schoolManageCalls.add),
        invalidatesTags: ['ManagedSchool'],
      }),
      suspendSchool: build.mutation<Answers<C['suspend']>, Asks<C['suspend']>>({
        query: ask(schoolManageCalls.suspend),
        invalidatesTags: ['ManagedSchool'],
      }),
    }),
  });

export const { useGetManagedSchoolsQuery, useAddSchoolMutation, useSuspendSchoolMutation } =
  schoolManageApi;
