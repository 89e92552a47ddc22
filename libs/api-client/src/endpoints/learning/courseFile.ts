import { courseFileCalls as calls } from '@cheese/domain/calls/learning/courseFile';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CourseFileContract as C } from '@cheese/domain/contract/learning/courseFile';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

export const courseFileApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['MadeCourse'] })
  .injectEndpoints({
    endpoints: (build) => ({
      makeCourseFile: build.mutation<Answers<C['make']>, Asks<C['make']>>({
        query: ask(calls.make),
      }),
      // The upload's line shows its failure.
      beginCourseImport: build.mutation<Answers<C['begin']>, Asks<C['begin']>>({
        query: ask(calls.begin),
        extraOptions: { silent: true },
      }),
      goOnWithCourseImport: build.mutation<Answers<C['goOn']>, Asks<C['goOn']>>({
        query: ask(calls.goOn),
        extraOptions: { silent: true },
      }),
      finishCourseImport: build.mutation<Answers<C['finish']>, Asks<C['finish']>>({
        query: ask(calls.finish),
        extraOptions: { silent: true },
      }),
      // Asked again and again; once it is over there is a course more.
      getCourseImport: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(calls.detail),
        extraOptions: { silent: true },
      }),
      cancelCourseImport: build.mutation<Answers<C['cancel']>, Asks<C['cancel']>>({
        query: ask(calls.cancel),
        extraOptions: { silent: true },
        invalidatesTags: ['MadeCourse'],
      }),
    }),
  });

export const {
  useMakeCourseFileMutation,
  useBeginCourseImportMutation,
  useGoOnWithCourseImportMutation,
  useFinishCourseImportMutation,
  useGetCourseImportQuery,
  useCancelCourseImportMutation,
} = courseFileApi;
