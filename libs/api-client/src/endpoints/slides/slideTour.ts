import { slideTourCalls } from '@cheese/domain/calls/slides/slideTour';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlideTourContract as C } from '@cheese/domain/contract/slides/slideTour';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const slideTourApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['SlideTour', 'Owned'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getSlideTours: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(slideTourCalls.list),
        providesTags: ['SlideTour', 'Owned'],
        // Its panel says it.
        extraOptions: { silent: true },
      }),
      addSlideTour: build.mutation<Answers<C['add']>, Asks<C['add']>>({
        query: ask(slideTourCalls.add),
        invalidatesTags: ['SlideTour'],
      }),
      editSlideTour: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(slideTourCalls.edit),
        invalidatesTags: ['SlideTour'],
      }),
      setSlideTourVisibility: build.mutation<Answers<C['setVisibility']>, Asks<C['setVisibility']>>(
        {
          query: ask(slideTourCalls.setVisibility),
          invalidatesTags: ['SlideTour'],
        },
      ),
      removeSlideTour: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(slideTourCalls.remove),
        invalidatesTags: ['SlideTour'],
      }),
    }),
  });

export const {
  useGetSlideToursQuery,
  useAddSlideTourMutation,
  useEditSlideTourMutation,
  useSetSlideTourVisibilityMutation,
  useRemoveSlideTourMutation,
} = slideTourApi;
