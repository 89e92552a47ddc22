import { schoolClassCalls as calls } from '@cheese/domain/calls/school/schoolClass';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SchoolClassContract as C } from '@cheese/domain/contract/school/schoolClass';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const tags = ['SchoolClass', 'Department', 'Member'] as const;
/** Departments count their classes. */
const counted = ['SchoolClass', 'Department'] as const;

const schoolClassApi = mainApi.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  endpoints: (build) => ({
    getSchoolClasses: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(calls.list),
      providesTags: ['SchoolClass'],
    }),
    exportSchoolClasses: build.mutation<Answers<C['export']>, Asks<C['export']>>({
      query: ask(calls.export),
    }),
    getSchoolYears: build.query<Answers<C['years']>, Asks<C['years']>>({
      query: ask(calls.years),
      providesTags: ['SchoolClass'],
    }),
    addSchoolClass: build.mutation<Answers<C['add']>, Asks<C['add']>>({
      query: ask(calls.add),
      invalidatesTags: [...counted],
    }),
    editSchoolClass: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
      query: ask(calls.edit),
      invalidatesTags: [...tags],
    }),
    archiveSchoolClass: build.mutation<Answers<C['archive']>, Asks<C['archive']>>({
      query: ask(calls.archive),
      invalidatesTags: [...counted],
    }),
    removeSchoolClass: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
      query: ask(calls.remove),
      invalidatesTags: [...counted],
    }),
  }),
});

export const {
  useGetSchoolClassesQuery,
  useExportSchoolClassesMutation,
  useGetSchoolYearsQuery,
  useAddSchoolClassMutation,
  useEditSchoolClassMutation,
  useArchiveSchoolClassMutation,
  useRemoveSchoolClassMutation,
} = schoolClassApi;
