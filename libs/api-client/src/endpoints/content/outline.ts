import { outlineCalls } from '@cheese/domain/calls/content/outline';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { OutlineContract as C } from '@cheese/domain/contract/content/outline';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const outlineApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    getOutlineList: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(outlineCalls.list),
      extraOptions: { silent: true },
    }),
  }),
});

export const { useGetOutlineListQuery } = outlineApi;
