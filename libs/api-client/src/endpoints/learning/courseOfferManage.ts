import { courseOfferManageCalls } from '@cheese/domain/calls/learning/courseOfferManage';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CourseOfferManageContract as C } from '@cheese/domain/contract/learning/courseOfferManage';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const changed = ['OfferedCourse', 'Shelf', 'Audit'] as const;

const courseOfferManageApi = mainApi.enhanceEndpoints({ addTagTypes: changed }).injectEndpoints({
  endpoints: (build) => ({
    getOfferedCourses: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(courseOfferManageCalls.list),
      providesTags: ['OfferedCourse'],
    }),
    approveCourseOffer: build.mutation<Answers<C['approve']>, Asks<C['approve']>>({
      query: ask(courseOfferManageCalls.approve),
      invalidatesTags: changed,
    }),
    getOfferChanges: build.query<Answers<C['changes']>, Asks<C['changes']>>({
      query: ask(courseOfferManageCalls.changes),
      providesTags: ['OfferedCourse'],
    }),
    renewCourseOffer: build.mutation<Answers<C['renew']>, Asks<C['renew']>>({
      query: ask(courseOfferManageCalls.renew),
      invalidatesTags: changed,
    }),
    declineCourseOffer: build.mutation<Answers<C['decline']>, Asks<C['decline']>>({
      query: ask(courseOfferManageCalls.decline),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useGetOfferedCoursesQuery,
  useApproveCourseOfferMutation,
  useGetOfferChangesQuery,
  useRenewCourseOfferMutation,
  useDeclineCourseOfferMutation,
} = courseOfferManageApi;
