import { ask } from '@cheese/api-client/base';
import { situationCalls } from '@cheese/domain/calls/emergency/situation';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SituationContract as C } from '@cheese/domain/contract/emergency/situation';
import { emergencyApi } from '../emergencyApi';

export const situationApi = emergencyApi
  .enhanceEndpoints({ addTagTypes: ['Situation'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getSituationOverview: build.query<Answers<C['overview']>, Asks<C['overview']>>({
        query: ask(situationCalls.overview),
        providesTags: ['Situation'],
      }),
      getSituationTrend: build.query<Answers<C['trend']>, Asks<C['trend']>>({
        query: ask(situationCalls.trend),
        providesTags: ['Situation'],
      }),
      getSituationDistribution: build.query<Answers<C['distribution']>, Asks<C['distribution']>>({
        query: ask(situationCalls.distribution),
        providesTags: ['Situation'],
      }),
      getSituationPeople: build.query<Answers<C['people']>, Asks<C['people']>>({
        query: ask(situationCalls.people),
        providesTags: ['Situation'],
      }),
      getPersonSituation: build.query<Answers<C['person']>, Asks<C['person']>>({
        query: ask(situationCalls.person),
        providesTags: ['Situation'],
      }),
      getPeopleAtRisk: build.query<Answers<C['atRisk']>, Asks<C['atRisk']>>({
        query: ask(situationCalls.atRisk),
        providesTags: ['Situation'],
      }),
      exportSituation: build.mutation<Answers<C['export']>, Asks<C['export']>>({
        query: ask(situationCalls.export),
      }),
    }),
  });

export const {
  useGetSituationOverviewQuery,
  useGetSituationTrendQuery,
  useGetSituationDistributionQuery,
  useGetSituationPeopleQuery,
  useGetPersonSituationQuery,
  useGetPeopleAtRiskQuery,
  useExportSituationMutation,
} = situationApi;
