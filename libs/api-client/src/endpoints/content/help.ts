import { helpCalls } from '@cheese/domain/calls/content/help';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { HelpContract as C } from '@cheese/domain/contract/content/help';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const helpApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    getHelpList: build.query<Answers<C['list']>, Asks<C['list']>>({ query: ask(helpCalls.list) }),
    getHelpDetail: build.query<Answers<C['detail']>, Asks<C['detail']>>({
      query: ask(helpCalls.detail),
    }),
  }),
});

export const { useGetHelpListQuery, useGetHelpDetailQuery } = helpApi;
