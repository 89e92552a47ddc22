import { anatomyTourCalls } from '@cheese/domain/calls/bodies/anatomyTour';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { AnatomyTourContract as C } from '@cheese/domain/contract/bodies/anatomyTour';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const anatomyTourApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['AnatomyTour', 'Owned'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getAnatomyTours: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(anatomyTourCalls.list),
        providesTags: ['AnatomyTour', 'Owned'],
        // Its panel says it.
        extraOptions: { silent: true },
      }),
      addAnatomyTour: build.mutation<Answers<C['add']>, Asks<C['add']>>({
        query: ask(anatomyTourCalls.add),
        invalidatesTags: ['AnatomyTour'],
      }),
      editAnatomyTour: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(anatomyTourCalls.edit),
        invalidatesTags: ['AnatomyTour'],
      }),
      setAnatomyTourVisibility: build.mutation<
        Answers<C['setVisibility']>,
        Asks<C['setVisibility']>
      >({
        query: ask(anatomyTourCalls.setVisibility),
        invalidatesTags: ['AnatomyTour'],
      }),
      removeAnatomyTour: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(anatomyTourCalls.remove),
        invalidatesTags: ['AnatomyTour'],
      }),
    }),
  });

export const {
  useGetAnatomyToursQuery,
  useAddAnatomyTourMutation,
  useEditAnatomyTourMutation,
  useSetAnatomyTourVisibilityMutation,
  useRemoveAnatomyTourMutation,
} = anatomyTourApi;
