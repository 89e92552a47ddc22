import { classroomRankCalls } from '@cheese/domain/calls/classroom/classroomRank';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ClassroomRankContract as C } from '@cheese/domain/contract/classroom/classroomRank';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const classroomRankApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Grade', 'Progress'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getGradeCriteria: build.query<Answers<C['criteria']>, Asks<C['criteria']>>({
        query: ask(classroomRankCalls.criteria),
        providesTags: ['Grade'],
      }),
      setGradeCriteria: build.mutation<Answers<C['setCriteria']>, Asks<C['setCriteria']>>({
        query: ask(classroomRankCalls.setCriteria),
        invalidatesTags: ['Grade'],
      }),
      getMyGrade: build.query<Answers<C['mine']>, Asks<C['mine']>>({
        query: ask(classroomRankCalls.mine),
        providesTags: ['Grade', 'Progress'],
      }),
      getGrades: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(classroomRankCalls.list),
        providesTags: ['Grade'],
      }),
    }),
  });

export const {
  useGetGradeCriteriaQuery,
  useSetGradeCriteriaMutation,
  useGetMyGradeQuery,
  useGetGradesQuery,
} = classroomRankApi;
