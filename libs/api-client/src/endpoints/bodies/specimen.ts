import { specimenCalls } from '@cheese/domain/calls/bodies/specimen';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SpecimenContract as C } from '@cheese/domain/contract/bodies/specimen';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const specimenApi = mainApi.enhanceEndpoints({ addTagTypes: ['Owned'] }).injectEndpoints({
  endpoints: (build) => ({
    getSpecimenList: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(specimenCalls.list),
      providesTags: ['Owned'],
    }),
    getSpecimenDetail: build.query<Answers<C['detail']>, Asks<C['detail']>>({
      query: ask(specimenCalls.detail),
      providesTags: ['Owned'],
    }),
    getSpecimenModels: build.query<Answers<C['models']>, Asks<C['models']>>({
      query: ask(specimenCalls.models),
      providesTags: ['Owned'],
    }),
    getSpecimenStructures: build.query<Answers<C['structures']>, Asks<C['structures']>>({
      query: ask(specimenCalls.structures),
      providesTags: ['Owned'],
    }),
    getSpecimenHotspots: build.query<Answers<C['hotspots']>, Asks<C['hotspots']>>({
      query: ask(specimenCalls.hotspots),
      providesTags: ['Owned'],
    }),
  }),
});

export const {
  useGetSpecimenListQuery,
  useGetSpecimenDetailQuery,
  useGetSpecimenModelsQuery,
  useGetSpecimenStructuresQuery,
  useGetSpecimenHotspotsQuery,
} = specimenApi;
