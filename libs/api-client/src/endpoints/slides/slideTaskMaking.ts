import { slideTaskMakingCalls } from '@cheese/domain/calls/slides/slideTaskMaking';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlideTaskMakingContract as C } from '@cheese/domain/contract/slides/slideTaskMaking';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const slideTaskMakingApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['SlideTasks'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getMadeSlideTasks: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(slideTaskMakingCalls.list),
        providesTags: ['SlideTasks'],
      }),
      addSlideTask: build.mutation<Answers<C['add']>, Asks<C['add']>>({
        query: ask(slideTaskMakingCalls.add),
        invalidatesTags: ['SlideTasks'],
      }),
      editSlideTask: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(slideTaskMakingCalls.edit),
        invalidatesTags: ['SlideTasks'],
      }),
      orderSlideTasks: build.mutation<Answers<C['order']>, Asks<C['order']>>({
        query: ask(slideTaskMakingCalls.order),
        invalidatesTags: ['SlideTasks'],
      }),
      removeSlideTask: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(slideTaskMakingCalls.remove),
        invalidatesTags: ['SlideTasks'],
      }),
    }),
  });

export const {
  useGetMadeSlideTasksQuery,
  useAddSlideTaskMutation,
  useEditSlideTaskMutation,
  useOrderSlideTasksMutation,
  useRemoveSlideTaskMutation,
} = slideTaskMakingApi;
