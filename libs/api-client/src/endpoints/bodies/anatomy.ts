import { anatomyCalls } from '@cheese/domain/calls/bodies/anatomy';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { AnatomyContract as C } from '@cheese/domain/contract/bodies/anatomy';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const anatomyApi = mainApi.enhanceEndpoints({ addTagTypes: ['Owned'] }).injectEndpoints({
  endpoints: (build) => ({
    getAnatomyList: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(anatomyCalls.list),
      providesTags: ['Owned'],
    }),
    getSchoolAnatomies: build.query<Answers<C['school']>, Asks<C['school']>>({
      query: ask(anatomyCalls.school),
      providesTags: ['Owned'],
    }),
    getAnatomyCategories: build.query<Answers<C['categories']>, Asks<C['categories']>>({
      query: ask(anatomyCalls.categories),
    }),
    getAnatomyDetail: build.query<Answers<C['detail']>, Asks<C['detail']>>({
      query: ask(anatomyCalls.detail),
      providesTags: ['Owned'],
    }),
    getAnatomyIntroduction: build.query<Answers<C['introduction']>, Asks<C['introduction']>>({
      query: ask(anatomyCalls.introduction),
    }),
    getAnatomyItems: build.query<Answers<C['items']>, Asks<C['items']>>({
      query: ask(anatomyCalls.items),
      providesTags: ['Owned'],
    }),
    getAnatomyModels: build.query<Answers<C['models']>, Asks<C['models']>>({
      query: ask(anatomyCalls.models),
      providesTags: ['Owned'],
    }),
    getAnatomyStructures: build.query<Answers<C['structures']>, Asks<C['structures']>>({
      query: ask(anatomyCalls.structures),
      providesTags: ['Owned'],
    }),
    getAnatomyCommodities: build.query<Answers<C['commodities']>, Asks<C['commodities']>>({
      query: ask(anatomyCalls.commodities),
    }),
  }),
});

export const {
  useGetAnatomyListQuery,
  useGetSchoolAnatomiesQuery,
  useGetAnatomyCategoriesQuery,
  useGetAnatomyDetailQuery,
  useGetAnatomyIntroductionQuery,
  useGetAnatomyItemsQuery,
  useGetAnatomyModelsQuery,
  useGetAnatomyStructuresQuery,
  useGetAnatomyCommoditiesQuery,
} = anatomyApi;
