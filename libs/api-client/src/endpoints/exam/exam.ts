import { examCalls } from '@cheese/domain/calls/exam/exam';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ExamContract as C } from '@cheese/domain/contract/exam/exam';
import { ask, askLeaving, type Leaving } from '../../base';
import { mainApi } from '../../mainApi';

const examApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Exam', 'QuestionProgress', 'Progress'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getExamCourses: build.query<Answers<C['courses']>, Asks<C['courses']>>({
        query: ask(examCalls.courses),
        providesTags: ['Exam'],
      }),
      getExamList: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(examCalls.list),
        providesTags: ['Exam'],
      }),
      getExamDescription: build.query<Answers<C['description']>, Asks<C['description']>>({
        query: ask(examCalls.description),
        providesTags: ['Exam'],
      }),
      enterExam: build.mutation<Answers<C['enter']>, Asks<C['enter']>>({
        query: ask(examCalls.enter),
        invalidatesTags: ['Exam'],
      }),
      // Never served from the cache: answers are saved and time passes after it was read.
      getExamTestPaper: build.query<Answers<C['testPaper']>, Asks<C['testPaper']>>({
        query: ask(examCalls.testPaper),
        keepUnusedDataFor: 0,
      }),
      // Said on the sheet itself: what is not kept yet is kept in the browser meanwhile.
      saveExamAnswers: build.mutation<Answers<C['answer']>, Asks<C['answer']> & Leaving>({
        query: askLeaving(examCalls.answer),
        extraOptions: { silent: true },
      }),
      noteLeaving: build.mutation<Answers<C['leave']>, Asks<C['leave']>>({
        query: ask(examCalls.leave),
        extraOptions: { silent: true },
      }),
      getExamResidueTime: build.query<Answers<C['residueTime']>, Asks<C['residueTime']>>({
        query: ask(examCalls.residueTime),
        keepUnusedDataFor: 0,
      }),
      submitExam: build.mutation<Answers<C['submit']>, Asks<C['submit']>>({
        query: ask(examCalls.submit),
        // It may be an item of a course.
        invalidatesTags: ['Exam', 'QuestionProgress', 'Progress'],
      }),
      withdrawExam: build.mutation<Answers<C['withdraw']>, Asks<C['withdraw']>>({
        query: ask(examCalls.withdraw),
        invalidatesTags: ['Exam'],
      }),
      getExamResult: build.query<Answers<C['result']>, Asks<C['result']>>({
        query: ask(examCalls.result),
        providesTags: ['Exam'],
      }),
      getExamReview: build.query<Answers<C['review']>, Asks<C['review']>>({
        query: ask(examCalls.review),
      }),
      getExamHistory: build.query<Answers<C['history']>, Asks<C['history']>>({
        query: ask(examCalls.history),
        providesTags: ['Exam'],
      }),
    }),
  });

export const {
  useGetExamCoursesQuery,
  useGetExamListQuery,
  useGetExamDescriptionQuery,
  useEnterExamMutation,
  useGetExamTestPaperQuery,
  useLazyGetExamTestPaperQuery,
  useSaveExamAnswersMutation,
  useNoteLeavingMutation,
  useGetExamResidueTimeQuery,
  useLazyGetExamResidueTimeQuery,
  useSubmitExamMutation,
  useWithdrawExamMutation,
  useGetExamResultQuery,
  useGetExamReviewQuery,
  useGetExamHistoryQuery,
} = examApi;
