import { filmQuestionCalls } from '@cheese/domain/calls/exam/filmQuestion';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { FilmQuestionContract as C } from '@cheese/domain/contract/exam/filmQuestion';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const filmQuestionApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['FilmQuestion', 'QuestionProgress'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getFilmQuestion: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(filmQuestionCalls.detail),
        providesTags: ['FilmQuestion'],
        // Not cached, because another tab may have answered; silent, because the film shows the
        // failure when it gets there.
        keepUnusedDataFor: 0,
        extraOptions: { silent: true },
      }),
      answerFilmQuestion: build.mutation<Answers<C['answer']>, Asks<C['answer']>>({
        query: ask(filmQuestionCalls.answer),
        invalidatesTags: ['FilmQuestion', 'QuestionProgress'],
      }),
    }),
  });

export const { useGetFilmQuestionQuery, useAnswerFilmQuestionMutation } = filmQuestionApi;
