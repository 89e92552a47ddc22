import { schoolInsightCalls } from '@cheese/domain/calls/front/schoolInsight';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SchoolInsightContract as C } from '@cheese/domain/contract/front/schoolInsight';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const schoolInsightApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    getInsightOverview: build.query<Answers<C['overview']>, Asks<C['overview']>>({
      query: ask(schoolInsightCalls.overview),
    }),
    getInsightGroups: build.query<Answers<C['groups']>, Asks<C['groups']>>({
      query: ask(schoolInsightCalls.groups),
    }),
    getInsightPeople: build.query<Answers<C['people']>, Asks<C['people']>>({
      query: ask(schoolInsightCalls.people),
    }),
    exportInsight: build.mutation<Answers<C['export']>, Asks<C['export']>>({
      query: ask(schoolInsightCalls.export),
    }),
    getOwnInsight: build.query<Answers<C['mine']>, Asks<C['mine']>>({
      query: ask(schoolInsightCalls.mine),
    }),
  }),
});

export const {
  useGetInsightOverviewQuery,
  useGetInsightGroupsQuery,
  useGetInsightPeopleQuery,
  useExportInsightMutation,
  useGetOwnInsightQuery,
} = schoolInsightApi;
