import { schoolMergeCalls } from '@cheese/domain/calls/school/schoolMerge';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SchoolMergeContract as C } from '@cheese/domain/contract/school/schoolMerge';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const schoolMergeApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['ManagedSchool'] })
  .injectEndpoints({
    endpoints: (build) => ({
      previewSchoolMerge: build.query<Answers<C['preview']>, Asks<C['preview']>>({
        query: ask(schoolMergeCalls.preview),
        keepUnusedDataFor: 0,
        extraOptions: { silent: true },
      }),
      exportSchoolMerge: build.mutation<Answers<C['export']>, Asks<C['export']>>({
        query: ask(schoolMergeCalls.export),
      }),
      mergeSchools: build.mutation<Answers<C['merge']>, Asks<C['merge']>>({
        query: ask(schoolMergeCalls.merge),
        invalidatesTags: ['ManagedSchool'],
      }),
    }),
  });

export const { usePreviewSchoolMergeQuery, useExportSchoolMergeMutation, useMergeSchoolsMutation } =
  schoolMergeApi;
