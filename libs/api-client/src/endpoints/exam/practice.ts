import { practiceCalls } from '@cheese/domain/calls/exam/practice';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { PracticeContract as C } from '@cheese/domain/contract/exam/practice';
import { ask, askLeaving, type Leaving } from '../../base';
import { mainApi } from '../../mainApi';

const practiceApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Practice', 'QuestionProgress'] })
  .injectEndpoints({
    endpoints: (build) => ({
      startPractice: build.mutation<Answers<C['start']>, Asks<C['start']>>({
        query: ask(practiceCalls.start),
        invalidatesTags: ['Practice'],
      }),
      // Said on the sheet itself: what is not kept yet is kept in the browser meanwhile.
      savePracticeAnswers: build.mutation<Answers<C['save']>, Asks<C['save']> & Leaving>({
        query: askLeaving(practiceCalls.save),
        extraOptions: { silent: true },
      }),
      revealQuestion: build.mutation<Answers<C['reveal']>, Asks<C['reveal']>>({
        query: ask(practiceCalls.reveal),
      }),
      gradeQuestion: build.mutation<Answers<C['grade']>, Asks<C['grade']>>({
        query: ask(practiceCalls.grade),
        invalidatesTags: ['QuestionProgress'],
      }),
      submitPractice: build.mutation<Answers<C['submit']>, Asks<C['submit']>>({
        query: ask(practiceCalls.submit),
        invalidatesTags: ['Practice', 'QuestionProgress'],
      }),
      practiseAgain: build.mutation<Answers<C['again']>, Asks<C['again']>>({
        query: ask(practiceCalls.again),
        invalidatesTags: ['Practice'],
      }),
      getPracticeStatus: build.query<Answers<C['status']>, Asks<C['status']>>({
        query: ask(practiceCalls.status),
        providesTags: ['Practice'],
      }),
      getPracticeResult: build.query<Answers<C['result']>, Asks<C['result']>>({
        query: ask(practiceCalls.result),
      }),
      getPracticePercentile: build.query<Answers<C['percentile']>, Asks<C['percentile']>>({
        query: ask(practiceCalls.percentile),
      }),
      getPracticeList: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(practiceCalls.list),
        providesTags: ['Practice'],
      }),
      // Never served from the cache: answers are saved after it was read.
      getPracticeQuestions: build.query<Answers<C['questions']>, Asks<C['questions']>>({
        query: ask(practiceCalls.questions),
        keepUnusedDataFor: 0,
      }),
      getRevealedQuestions: build.query<Answers<C['revealed']>, Asks<C['revealed']>>({
        query: ask(practiceCalls.revealed),
        keepUnusedDataFor: 0,
      }),
      getChapterQuestions: build.query<Answers<C['chapterQuestions']>, Asks<C['chapterQuestions']>>(
        {
          query: ask(practiceCalls.chapterQuestions),
          providesTags: ['QuestionProgress'],
        },
      ),
    }),
  });

export const {
  useStartPracticeMutation,
  useSavePracticeAnswersMutation,
  useRevealQuestionMutation,
  useGradeQuestionMutation,
  useSubmitPracticeMutation,
  usePractiseAgainMutation,
  useGetPracticeStatusQuery,
  useGetPracticeResultQuery,
  useGetPracticePercentileQuery,
  useGetPracticeListQuery,
  useGetPracticeQuestionsQuery,
  useLazyGetPracticeQuestionsQuery,
  useGetRevealedQuestionsQuery,
  useGetChapterQuestionsQuery,
} = practiceApi;
