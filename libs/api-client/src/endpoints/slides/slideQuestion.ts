import { slideQuestionCalls } from '@cheese/domain/calls/slides/slideQuestion';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlideQuestionContract as C } from '@cheese/domain/contract/slides/slideQuestion';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const slideQuestionApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    getQuestionTileSource: build.query<Answers<C['tileSource']>, Asks<C['tileSource']>>({
      query: ask(slideQuestionCalls.tileSource),
      // Not cached, because its file addresses expire.
      keepUnusedDataFor: 0,
      extraOptions: { silent: true },
    }),
  }),
});

export const { useGetQuestionTileSourceQuery } = slideQuestionApi;
