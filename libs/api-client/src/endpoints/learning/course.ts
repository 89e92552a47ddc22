import { courseCalls } from '@cheese/domain/calls/learning/course';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CourseContract as C } from '@cheese/domain/contract/learning/course';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

export const courseApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Owned', 'Collect', 'Progress'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getCourseV1Detail: build.query<Answers<C['detailV1']>, Asks<C['detailV1']>>({
        query: ask(courseCalls.detailV1),
      }),
      getCourseDetail: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(courseCalls.detail),
        providesTags: ['Owned', 'Collect', 'Progress'],
      }),
      getCourseDirectory: build.query<Answers<C['directory']>, Asks<C['directory']>>({
        query: ask(courseCalls.directory),
        providesTags: ['Owned', 'Progress'],
      }),
      getCourseIntroduction: build.query<Answers<C['introduction']>, Asks<C['introduction']>>({
        query: ask(courseCalls.introduction),
      }),
      getCourseTeachers: build.query<Answers<C['teachers']>, Asks<C['teachers']>>({
        query: ask(courseCalls.teachers),
      }),
      getRecommendedCourses: build.query<Answers<C['recommended']>, Asks<C['recommended']>>({
        query: ask(courseCalls.recommended),
        providesTags: ['Owned'],
      }),
      getHotCourses: build.query<Answers<C['hot']>, Asks<C['hot']>>({
        query: ask(courseCalls.hot),
        providesTags: ['Owned'],
      }),
      getCourseLearnList: build.query<Answers<C['learnList']>, Asks<C['learnList']>>({
        query: ask(courseCalls.learnList),
        providesTags: ['Owned', 'Progress'],
      }),
      getTeacherDetail: build.query<Answers<C['teacher']>, Asks<C['teacher']>>({
        query: ask(courseCalls.teacher),
        providesTags: ['Owned'],
      }),
      getCourseCardFacts: build.query<Answers<C['cardFacts']>, Asks<C['cardFacts']>>({
        query: ask(courseCalls.cardFacts),
        providesTags: ['Collect', 'Progress'],
        // Cards say enough without them.
        extraOptions: { silent: true },
      }),
      getCourseStudyData: build.query<Answers<C['studyData']>, Asks<C['studyData']>>({
        query: ask(courseCalls.studyData),
        providesTags: ['Progress'],
      }),
    }),
  });

export const {
  useGetCourseV1DetailQuery,
  useGetCourseDetailQuery,
  useGetCourseDirectoryQuery,
  useGetCourseIntroductionQuery,
  useGetCourseTeachersQuery,
  useGetRecommendedCoursesQuery,
  useGetHotCoursesQuery,
  useGetCourseLearnListQuery,
  useGetTeacherDetailQuery,
  useGetCourseCardFactsQuery,
  useGetCourseStudyDataQuery,
} = courseApi;
