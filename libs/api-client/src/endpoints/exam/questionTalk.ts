import { questionTalkCalls } from '@cheese/domain/calls/exam/questionTalk';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { QuestionTalkContract as C } from '@cheese/domain/contract/exam/questionTalk';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const questionTalkApi = mainApi.enhanceEndpoints({ addTagTypes: ['Comment'] }).injectEndpoints({
  endpoints: (build) => ({
    // Beside questions that are there: where it fails they are shown without.
    getTalkCounts: build.query<Answers<C['counts']>, Asks<C['counts']>>({
      query: ask(questionTalkCalls.counts),
      providesTags: ['Comment'],
      extraOptions: { silent: true },
    }),
    getDiscussedQuestion: build.query<Answers<C['question']>, Asks<C['question']>>({
      query: ask(questionTalkCalls.question),
      // Why it is closed stands on its page.
      extraOptions: { silent: true },
    }),
  }),
});

export const { useGetTalkCountsQuery, useGetDiscussedQuestionQuery } = questionTalkApi;
