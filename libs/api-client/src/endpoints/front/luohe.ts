import { luoheCalls } from '@cheese/domain/calls/front/luohe';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { LuoheContract as C } from '@cheese/domain/contract/front/luohe';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const luoheApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    getLuoheZone: build.query<Answers<C['zone']>, Asks<C['zone']>>({ query: ask(luoheCalls.zone) }),
    getLuoheList: build.query<Answers<C['list']>, Asks<C['list']>>({ query: ask(luoheCalls.list) }),
    getLuoheDetail: build.query<Answers<C['detail']>, Asks<C['detail']>>({
      query: ask(luoheCalls.detail),
    }),
  }),
});

export const { useGetLuoheZoneQuery, useGetLuoheListQuery, useGetLuoheDetailQuery } = luoheApi;
