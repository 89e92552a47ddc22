import { drillCalls } from '@cheese/domain/calls/training/drill';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { DrillRun, DrillContract as C } from '@cheese/domain/contract/training/drill';
import type { BaseQueryFn, TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

/** Long enough for the screen that shows a run to come. */
const KEPT_S = 10;

/** Puts the run from the answer into the cache, so that it is not fetched again. */
const showRun: TypedMutationOnQueryStarted<DrillRun, unknown, BaseQueryFn, 'mainApi'> = async (
  _asks,
  { dispatch, queryFulfilled },
) => {
  const answered = await queryFulfilled.then(
    ({ data }) => data,
    () => null,
  );
  if (!answered) return;
  const arg = { drillId: answered.id };
  dispatch(
    drillApi.util.upsertQueryEntries([{ endpointName: 'getCurrentDrill', arg, value: answered }]),
  );
};

export const drillApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Drill', 'DrillRanking'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getDrillScenarios: build.query<Answers<C['scenarios']>, Asks<C['scenarios']>>({
        query: ask(drillCalls.scenarios),
        providesTags: ['Drill'],
      }),
      getDrillScenario: build.query<Answers<C['scenario']>, Asks<C['scenario']>>({
        query: ask(drillCalls.scenario),
        providesTags: ['Drill'],
      }),
      startDrill: build.mutation<Answers<C['start']>, Asks<C['start']>>({
        query: ask(drillCalls.start),
        invalidatesTags: ['Drill'],
        onQueryStarted: showRun,
      }),
      // Cached only briefly, because a drill goes on. Until then it holds the answer of its start
      // or its last step.
      getCurrentDrill: build.query<Answers<C['current']>, Asks<C['current']>>({
        query: ask(drillCalls.current),
        keepUnusedDataFor: KEPT_S,
      }),
      answerDrillStep: build.mutation<Answers<C['answer']>, Asks<C['answer']>>({
        query: ask(drillCalls.answer),
        onQueryStarted: showRun,
        invalidatesTags: (answered) => (answered?.end ? ['Drill', 'DrillRanking'] : []),
      }),
      getDrillResult: build.query<Answers<C['result']>, Asks<C['result']>>({
        query: ask(drillCalls.result),
      }),
      getDrillHistory: build.query<Answers<C['history']>, Asks<C['history']>>({
        query: ask(drillCalls.history),
        providesTags: ['Drill'],
      }),
      getDrillRanking: build.query<Answers<C['ranking']>, Asks<C['ranking']>>({
        query: ask(drillCalls.ranking),
        providesTags: ['DrillRanking'],
      }),
      setDrillRanked: build.mutation<Answers<C['setRanked']>, Asks<C['setRanked']>>({
        query: ask(drillCalls.setRanked),
        invalidatesTags: ['DrillRanking'],
      }),
    }),
  });

export const {
  useGetDrillScenariosQuery,
  useGetDrillScenarioQuery,
  useStartDrillMutation,
  useGetCurrentDrillQuery,
  useAnswerDrillStepMutation,
  useGetDrillResultQuery,
  useGetDrillHistoryQuery,
  useGetDrillRankingQuery,
  useSetDrillRankedMutation,
} = drillApi;
