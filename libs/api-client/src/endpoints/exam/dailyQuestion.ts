import { dailyQuestionCalls } from '@cheese/domain/calls/exam/dailyQuestion';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { DailyQuestionContract as C } from '@cheese/domain/contract/exam/dailyQuestion';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const dailyQuestionApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['DailyQuestion', 'QuestionProgress'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getDailyQuestion: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(dailyQuestionCalls.detail),
        providesTags: ['DailyQuestion'],
      }),
      answerDailyQuestion: build.mutation<Answers<C['answer']>, Asks<C['answer']>>({
        query: ask(dailyQuestionCalls.answer),
        invalidatesTags: ['DailyQuestion', 'QuestionProgress'],
      }),
      getDailyQuestionCalendar: build.query<Answers<C['calendar']>, Asks<C['calendar']>>({
        query: ask(dailyQuestionCalls.calendar),
        providesTags: ['DailyQuestion'],
      }),
      getDailyQuestionList: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(dailyQuestionCalls.list),
        providesTags: ['DailyQuestion'],
      }),
    }),
  });

export const {
  useGetDailyQuestionQuery,
  useAnswerDailyQuestionMutation,
  useGetDailyQuestionCalendarQuery,
  useGetDailyQuestionListQuery,
} = dailyQuestionApi;
