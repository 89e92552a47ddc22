import { courseQuestionCalls } from '@cheese/domain/calls/learning/courseQuestion';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CourseQuestionContract as C } from '@cheese/domain/contract/learning/courseQuestion';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const list = { type: 'CourseQuestion', id: 'LIST' } as const;

const courseQuestionApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['CourseQuestion', 'CourseAnswer'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getCourseQuestions: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(courseQuestionCalls.list),
        providesTags: [list],
      }),
      getMyCourseQuestions: build.query<Answers<C['mine']>, Asks<C['mine']>>({
        query: ask(courseQuestionCalls.mine),
        providesTags: [list],
      }),
      getWaitingCourseQuestions: build.query<Answers<C['waiting']>, Asks<C['waiting']>>({
        query: ask(courseQuestionCalls.waiting),
        providesTags: [list],
      }),
      getTaughtCourseQuestions: build.query<Answers<C['taught']>, Asks<C['taught']>>({
        query: ask(courseQuestionCalls.taught),
        providesTags: ['CourseQuestion'],
      }),
      getCourseQuestionDetail: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(courseQuestionCalls.detail),
        providesTags: (_question, _failure, { id }) => [{ type: 'CourseQuestion', id }],
      }),
      askCourseQuestion: build.mutation<Answers<C['ask']>, Asks<C['ask']>>({
        query: ask(courseQuestionCalls.ask),
        invalidatesTags: [list],
      }),
      editCourseQuestion: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(courseQuestionCalls.edit),
        invalidatesTags: ['CourseQuestion'],
      }),
      removeCourseQuestion: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(courseQuestionCalls.remove),
        invalidatesTags: [list],
      }),
      acceptCourseAnswer: build.mutation<Answers<C['accept']>, Asks<C['accept']>>({
        query: ask(courseQuestionCalls.accept),
        invalidatesTags: ['CourseAnswer', 'CourseQuestion'],
      }),
      getCourseAnswers: build.query<Answers<C['answers']>, Asks<C['answers']>>({
        query: ask(courseQuestionCalls.answers),
        providesTags: ['CourseAnswer'],
      }),
      answerCourseQuestion: build.mutation<Answers<C['answer']>, Asks<C['answer']>>({
        query: ask(courseQuestionCalls.answer),
        invalidatesTags: ['CourseAnswer', 'CourseQuestion'],
      }),
      editCourseAnswer: build.mutation<Answers<C['editAnswer']>, Asks<C['editAnswer']>>({
        query: ask(courseQuestionCalls.editAnswer),
        invalidatesTags: ['CourseAnswer', 'CourseQuestion'],
      }),
      removeCourseAnswer: build.mutation<Answers<C['removeAnswer']>, Asks<C['removeAnswer']>>({
        query: ask(courseQuestionCalls.removeAnswer),
        invalidatesTags: ['CourseAnswer', 'CourseQuestion'],
      }),
    }),
  });

export const {
  useGetCourseQuestionsQuery,
  useGetMyCourseQuestionsQuery,
  useGetWaitingCourseQuestionsQuery,
  useGetTaughtCourseQuestionsQuery,
  useGetCourseQuestionDetailQuery,
  useAskCourseQuestionMutation,
  useEditCourseQuestionMutation,
  useRemoveCourseQuestionMutation,
  useAcceptCourseAnswerMutation,
  useGetCourseAnswersQuery,
  useAnswerCourseQuestionMutation,
  useEditCourseAnswerMutation,
  useRemoveCourseAnswerMutation,
} = courseQuestionApi;
