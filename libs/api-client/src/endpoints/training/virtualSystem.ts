import { virtualSystemCalls } from '@cheese/domain/calls/training/virtualSystem';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { VirtualSystemContract as C } from '@cheese/domain/contract/training/virtualSystem';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const virtualSystemApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    getVirtualSystemList: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(virtualSystemCalls.list),
    }),
  }),
});

export const { useGetVirtualSystemListQuery } = virtualSystemApi;
