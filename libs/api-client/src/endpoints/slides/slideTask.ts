import { slideTaskCalls } from '@cheese/domain/calls/slides/slideTask';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlideTaskContract as C } from '@cheese/domain/contract/slides/slideTask';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const slideTaskApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Owned', 'SlideTask', 'SlideTasks'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getSlideTasks: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(slideTaskCalls.list),
        providesTags: ['Owned', 'SlideTask', 'SlideTasks'],
      }),
      handInSlideTask: build.mutation<Answers<C['handIn']>, Asks<C['handIn']>>({
        query: ask(slideTaskCalls.handIn),
        // Also after a conflict, to show the current state.
        invalidatesTags: ['SlideTask'],
      }),
      getSlideTaskTries: build.query<Answers<C['tries']>, Asks<C['tries']>>({
        query: ask(slideTaskCalls.tries),
        providesTags: ['SlideTask', 'SlideTasks'],
      }),
    }),
  });

export const { useGetSlideTasksQuery, useHandInSlideTaskMutation, useGetSlideTaskTriesQuery } =
  slideTaskApi;
