import { commodityCalls } from '@cheese/domain/calls/shop/commodity';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CommodityContract as C } from '@cheese/domain/contract/shop/commodity';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const commodityApi = mainApi.enhanceEndpoints({ addTagTypes: ['Owned'] }).injectEndpoints({
  endpoints: (build) => ({
    getCommodityList: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(commodityCalls.list),
      providesTags: ['Owned'],
    }),
    getCommodityClassify: build.query<Answers<C['classify']>, Asks<C['classify']>>({
      query: ask(commodityCalls.classify),
      extraOptions: { silent: true },
    }),
    getCommodityFilters: build.query<Answers<C['filters']>, Asks<C['filters']>>({
      query: ask(commodityCalls.filters),
      extraOptions: { silent: true },
    }),
    getHotCommodities: build.query<Answers<C['hot']>, Asks<C['hot']>>({
      query: ask(commodityCalls.hot),
      providesTags: ['Owned'],
    }),
    getRecommendedCommodities: build.query<Answers<C['recommended']>, Asks<C['recommended']>>({
      query: ask(commodityCalls.recommended),
      providesTags: ['Owned'],
    }),
    getFreeCommodities: build.query<Answers<C['free']>, Asks<C['free']>>({
      query: ask(commodityCalls.free),
      providesTags: ['Owned'],
    }),
    getLimitedOffers: build.query<Answers<C['limited']>, Asks<C['limited']>>({
      query: ask(commodityCalls.limited),
      providesTags: ['Owned'],
    }),
    getMyCommodities: build.query<Answers<C['mine']>, Asks<C['mine']>>({
      query: ask(commodityCalls.mine),
      providesTags: ['Owned'],
    }),
  }),
});

export const {
  useGetCommodityListQuery,
  useGetCommodityClassifyQuery,
  useGetCommodityFiltersQuery,
  useGetHotCommoditiesQuery,
  useGetRecommendedCommoditiesQuery,
  useGetFreeCommoditiesQuery,
  useGetLimitedOffersQuery,
  useGetMyCommoditiesQuery,
} = commodityApi;
