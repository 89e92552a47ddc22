import { classroomCalls } from '@cheese/domain/calls/classroom/classroom';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ClassroomContract as C } from '@cheese/domain/contract/classroom/classroom';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const classroomApi = mainApi
  .enhanceEndpoints({
    addTagTypes: ['Classroom', 'TeachingClasses', 'ClassNotice', 'Evaluation', 'Progress'],
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getClassroomList: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(classroomCalls.list),
        providesTags: ['Classroom', 'TeachingClasses'],
      }),
      getClassroomDetail: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(classroomCalls.detail),
        providesTags: ['Classroom', { type: 'ClassNotice', id: 'LIST' }],
      }),
      getClassStudyData: build.query<Answers<C['studyData']>, Asks<C['studyData']>>({
        query: ask(classroomCalls.studyData),
        providesTags: ['Progress', 'Classroom'],
      }),
      getClassCourses: build.query<Answers<C['courses']>, Asks<C['courses']>>({
        query: ask(classroomCalls.courses),
      }),
      setClassCourse: build.mutation<Answers<C['setCourse']>, Asks<C['setCourse']>>({
        query: ask(classroomCalls.setCourse),
        invalidatesTags: ['Classroom'],
      }),
      getMyEvaluation: build.query<Answers<C['myEvaluation']>, Asks<C['myEvaluation']>>({
        query: ask(classroomCalls.myEvaluation),
        providesTags: ['Evaluation'],
      }),
      getEvaluations: build.query<Answers<C['evaluations']>, Asks<C['evaluations']>>({
        query: ask(classroomCalls.evaluations),
        providesTags: ['Evaluation'],
      }),
      evaluateClassroom: build.mutation<Answers<C['evaluate']>, Asks<C['evaluate']>>({
        query: ask(classroomCalls.evaluate),
        invalidatesTags: ['Evaluation'],
      }),
    }),
  });

export const {
  useGetClassroomListQuery,
  useGetClassroomDetailQuery,
  useGetClassStudyDataQuery,
  useGetClassCoursesQuery,
  useSetClassCourseMutation,
  useGetMyEvaluationQuery,
  useGetEvaluationsQuery,
  useEvaluateClassroomMutation,
} = classroomApi;
