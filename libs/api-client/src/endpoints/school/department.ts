import { departmentCalls as calls } from '@cheese/domain/calls/school/department';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { DepartmentContract as C } from '@cheese/domain/contract/school/department';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const tags = ['Department', 'SchoolClass', 'Member'] as const;
/** Names of departments stand in the lists of classes and people. */
const changed = [...tags];

const departmentApi = mainApi.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  endpoints: (build) => ({
    getDepartments: build.query<Answers<C['tree']>, Asks<C['tree']>>({
      query: ask(calls.tree),
      providesTags: ['Department'],
    }),
    exportDepartments: build.mutation<Answers<C['export']>, Asks<C['export']>>({
      query: ask(calls.export),
    }),
    addDepartment: build.mutation<Answers<C['add']>, Asks<C['add']>>({
      query: ask(calls.add),
      invalidatesTags: ['Department'],
    }),
    editDepartment: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
      query: ask(calls.edit),
      invalidatesTags: changed,
    }),
    moveDepartment: build.mutation<Answers<C['move']>, Asks<C['move']>>({
      query: ask(calls.move),
      invalidatesTags: changed,
    }),
    mergeDepartments: build.mutation<Answers<C['merge']>, Asks<C['merge']>>({
      query: ask(calls.merge),
      invalidatesTags: changed,
    }),
    removeDepartment: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
      query: ask(calls.remove),
      invalidatesTags: ['Department'],
    }),
  }),
});

export const {
  useGetDepartmentsQuery,
  useExportDepartmentsMutation,
  useAddDepartmentMutation,
  useEditDepartmentMutation,
  useMoveDepartmentMutation,
  useMergeDepartmentsMutation,
  useRemoveDepartmentMutation,
} = departmentApi;
