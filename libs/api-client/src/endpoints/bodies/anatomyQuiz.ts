import { anatomyQuizCalls } from '@cheese/domain/calls/bodies/anatomyQuiz';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { AnatomyQuizContract as C } from '@cheese/domain/contract/bodies/anatomyQuiz';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const anatomyQuizApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['AnatomyQuiz', 'AnatomyQuizzes'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getAnatomyQuiz: build.query<Answers<C['quiz']>, Asks<C['quiz']>>({
        query: ask(anatomyQuizCalls.quiz),
        providesTags: ['AnatomyQuiz'],
      }),
      getAnatomyQuizzes: build.query<Answers<C['past']>, Asks<C['past']>>({
        query: ask(anatomyQuizCalls.past),
        providesTags: ['AnatomyQuizzes'],
      }),
      beginAnatomyQuiz: build.mutation<Answers<C['begin']>, Asks<C['begin']>>({
        query: ask(anatomyQuizCalls.begin),
        invalidatesTags: ['AnatomyQuizzes'],
      }),
      answerAnatomyQuiz: build.mutation<Answers<C['answer']>, Asks<C['answer']>>({
        query: ask(anatomyQuizCalls.answer),
        invalidatesTags: ['AnatomyQuiz', 'AnatomyQuizzes'],
      }),
    }),
  });

export const {
  useGetAnatomyQuizQuery,
  useGetAnatomyQuizzesQuery,
  useBeginAnatomyQuizMutation,
  useAnswerAnatomyQuizMutation,
} = anatomyQuizApi;
