import { simulationCalls } from '@cheese/domain/calls/viewers/simulation';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SimulationContract as C } from '@cheese/domain/contract/viewers/simulation';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const simulationApi = mainApi.enhanceEndpoints({ addTagTypes: ['Owned'] }).injectEndpoints({
  endpoints: (build) => ({
    getSimulationList: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(simulationCalls.list),
      providesTags: ['Owned'],
    }),
    getSimulationDetail: build.query<Answers<C['detail']>, Asks<C['detail']>>({
      query: ask(simulationCalls.detail),
      providesTags: ['Owned'],
    }),
    getSimulationItems: build.query<Answers<C['items']>, Asks<C['items']>>({
      query: ask(simulationCalls.items),
      providesTags: ['Owned'],
    }),
    getSimulationModels: build.query<Answers<C['models']>, Asks<C['models']>>({
      query: ask(simulationCalls.models),
      providesTags: ['Owned'],
    }),
    getSimulationCommodities: build.query<Answers<C['commodities']>, Asks<C['commodities']>>({
      query: ask(simulationCalls.commodities),
    }),
    getSimulationPractices: build.query<Answers<C['practices']>, Asks<C['practices']>>({
      query: ask(simulationCalls.practices),
    }),
    getSimulationPrice: build.query<Answers<C['price']>, Asks<C['price']>>({
      query: ask(simulationCalls.price),
      providesTags: ['Owned'],
    }),
  }),
});

export const {
  useGetSimulationListQuery,
  useGetSimulationDetailQuery,
  useGetSimulationItemsQuery,
  useGetSimulationModelsQuery,
  useGetSimulationCommoditiesQuery,
  useGetSimulationPracticesQuery,
  useGetSimulationPriceQuery,
} = simulationApi;
