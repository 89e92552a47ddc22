import { anatomyQuizCalls } from '@cheese/domain/calls/viewers/anatomyQuiz';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { AnatomyQuizContract as C } from '@cheese/domain/contract/viewers/anatomyQuiz';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const anatomyQuizApi = mainApi.enhanceEndpoints({ addTagTypes: ['AnatomyQuiz'] }).injectEndpoints({
  endpoints: (build) => ({
    getAnatomyQuiz: build.query<Answers<C['quiz']>, Asks<C['quiz']>>({
      query: ask(anatomyQuizCalls.quiz),
      providesTags: ['AnatomyQuiz'],
    }),
    beginAnatomyQuiz: build.mutation<Answers<C['begin']>, Asks<C['begin']>>({
      query: ask(anatomyQuizCalls.begin),
    }),
    answerAnatomyQuiz: build.mutation<Answers<C['answer']>, Asks<C['answer']>>({
      query: ask(anatomyQuizCalls.answer),
      invalidatesTags: ['AnatomyQuiz'],
    }),
  }),
});

export const { useGetAnatomyQuizQuery, useBeginAnatomyQuizMutation, useAnswerAnatomyQuizMutation } =
  anatomyQuizApi;
