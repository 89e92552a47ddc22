import { simulationCalls } from '@cheese/domain/calls/training/simulation';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SimulationContract as C } from '@cheese/domain/contract/training/simulation';
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
    getMadeSimulations: build.query<Answers<C['made']>, Asks<C['made']>>({
      query: ask(simulationCalls.made),
      providesTags: ['Owned'],
      // The rest of the page is there without them.
      extraOptions: { silent: true },
    }),
    getSimulationFilters: build.query<Answers<C['filters']>, void>({
      query: ask(simulationCalls.filters),
      // A list without its filters is still a list.
      extraOptions: { silent: true },
    }),
    getRelatedSimulations: build.query<Answers<C['related']>, Asks<C['related']>>({
      query: ask(simulationCalls.related),
      providesTags: ['Owned'],
      extraOptions: { silent: true },
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
  useGetMadeSimulationsQuery,
  useGetSimulationFiltersQuery,
  useGetRelatedSimulationsQuery,
  useGetSimulationItemsQuery,
  useGetSimulationModelsQuery,
  useGetSimulationCommoditiesQuery,
  useGetSimulationPracticesQuery,
  useGetSimulationPriceQuery,
} = simulationApi;
