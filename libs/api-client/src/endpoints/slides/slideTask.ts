import { slideTaskCalls } from '@cheese/domain/calls/slides/slideTask';
import { slideTaskMakingCalls } from '@cheese/domain/calls/slides/slideTaskMaking';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlideTaskContract as C } from '@cheese/domain/contract/slides/slideTask';
import type { SlideTaskMakingContract as M } from '@cheese/domain/contract/slides/slideTaskMaking';
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
      getMadeSlideTasks: build.query<Answers<M['list']>, Asks<M['list']>>({
        query: ask(slideTaskMakingCalls.list),
        providesTags: ['SlideTasks'],
      }),
      addSlideTask: build.mutation<Answers<M['add']>, Asks<M['add']>>({
        query: ask(slideTaskMakingCalls.add),
        invalidatesTags: ['SlideTasks'],
      }),
      editSlideTask: build.mutation<Answers<M['edit']>, Asks<M['edit']>>({
        query: ask(slideTaskMakingCalls.edit),
        invalidatesTags: ['SlideTasks'],
      }),
      orderSlideTasks: build.mutation<Answers<M['order']>, Asks<M['order']>>({
        query: ask(slideTaskMakingCalls.order),
        invalidatesTags: ['SlideTasks'],
      }),
      removeSlideTask: build.mutation<Answers<M['remove']>, Asks<M['remove']>>({
        query: ask(slideTaskMakingCalls.remove),
        invalidatesTags: ['SlideTasks'],
      }),
    }),
  });

export const {
  useGetSlideTasksQuery,
  useHandInSlideTaskMutation,
  useGetSlideTaskTriesQuery,
  useGetMadeSlideTasksQuery,
  useAddSlideTaskMutation,
  useEditSlideTaskMutation,
  useOrderSlideTasksMutation,
  useRemoveSlideTaskMutation,
} = slideTaskApi;
