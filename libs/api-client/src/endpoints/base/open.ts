import { openCalls } from '@cheese/domain/calls/base/open';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { OpenContract as C } from '@cheese/domain/contract/base/open';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const openApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    // New ones each time: not queries.
    generateIds: build.mutation<Answers<C['generateIds']>, Asks<C['generateIds']>>({
      query: ask(openCalls.generateIds),
    }),
    getUploadParameters: build.mutation<Answers<C['oss']>, Asks<C['oss']>>({
      query: ask(openCalls.oss),
    }),
  }),
});

export const { useGenerateIdsMutation, useGetUploadParametersMutation } = openApi;
