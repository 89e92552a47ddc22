import { termCalls } from '@cheese/domain/calls/school/term';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { TermContract as C } from '@cheese/domain/contract/school/term';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const termApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['SchoolTerms', 'TeachingClasses'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getSchoolTerms: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(termCalls.list),
        providesTags: ['SchoolTerms'],
      }),
      exportSchoolTerms: build.mutation<Answers<C['export']>, Asks<C['export']>>({
        query: ask(termCalls.export),
      }),
      addSchoolTerm: build.mutation<Answers<C['add']>, Asks<C['add']>>({
        query: ask(termCalls.add),
        invalidatesTags: ['SchoolTerms'],
      }),
      editSchoolTerm: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(termCalls.edit),
        invalidatesTags: ['SchoolTerms', 'TeachingClasses'],
      }),
      archiveSchoolTerm: build.mutation<Answers<C['archive']>, Asks<C['archive']>>({
        query: ask(termCalls.archive),
        invalidatesTags: ['SchoolTerms', 'TeachingClasses'],
      }),
      reopenSchoolTerm: build.mutation<Answers<C['reopen']>, Asks<C['reopen']>>({
        query: ask(termCalls.reopen),
        invalidatesTags: ['SchoolTerms', 'TeachingClasses'],
      }),
    }),
  });

export const {
  useGetSchoolTermsQuery,
  useExportSchoolTermsMutation,
  useAddSchoolTermMutation,
  useEditSchoolTermMutation,
  useArchiveSchoolTermMutation,
  useReopenSchoolTermMutation,
} = termApi;
