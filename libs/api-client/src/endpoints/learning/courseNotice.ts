import { courseNoticeCalls as calls } from '@cheese/domain/calls/learning/courseNotice';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CourseNoticeContract as C } from '@cheese/domain/contract/learning/courseNotice';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const courseNoticeApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['CourseNotice'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getCourseNotices: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(calls.list),
        providesTags: ['CourseNotice'],
        extraOptions: { silent: true },
      }),
      getTaughtNotices: build.query<Answers<C['taught']>, Asks<C['taught']>>({
        query: ask(calls.taught),
        providesTags: ['CourseNotice'],
      }),
      sendCourseNotice: build.mutation<Answers<C['send']>, Asks<C['send']>>({
        query: ask(calls.send),
        invalidatesTags: ['CourseNotice'],
      }),
      editCourseNotice: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(calls.edit),
        invalidatesTags: ['CourseNotice'],
      }),
      removeCourseNotice: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(calls.remove),
        invalidatesTags: ['CourseNotice'],
      }),
    }),
  });

export const {
  useGetCourseNoticesQuery,
  useGetTaughtNoticesQuery,
  useSendCourseNoticeMutation,
  useEditCourseNoticeMutation,
  useRemoveCourseNoticeMutation,
} = courseNoticeApi;
