import { anatomyNoteCalls } from '@cheese/domain/calls/bodies/anatomyNote';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { AnatomyNoteContract as C } from '@cheese/domain/contract/bodies/anatomyNote';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const anatomyNoteApi = mainApi.enhanceEndpoints({ addTagTypes: ['AnatomyNote'] }).injectEndpoints({
  endpoints: (build) => ({
    getAnatomyNotes: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(anatomyNoteCalls.list),
      providesTags: ['AnatomyNote'],
      // The list shows the failure itself.
      extraOptions: { silent: true },
    }),
    getOwnAnatomyNotes: build.query<Answers<C['mine']>, Asks<C['mine']>>({
      query: ask(anatomyNoteCalls.mine),
      providesTags: ['AnatomyNote'],
      extraOptions: { silent: true },
    }),
    addAnatomyNote: build.mutation<Answers<C['add']>, Asks<C['add']>>({
      query: ask(anatomyNoteCalls.add),
      invalidatesTags: ['AnatomyNote'],
    }),
    editAnatomyNote: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
      query: ask(anatomyNoteCalls.edit),
      invalidatesTags: ['AnatomyNote'],
    }),
    removeAnatomyNote: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
      query: ask(anatomyNoteCalls.remove),
      invalidatesTags: ['AnatomyNote'],
    }),
  }),
});

export const {
  useGetAnatomyNotesQuery,
  useGetOwnAnatomyNotesQuery,
  useAddAnatomyNoteMutation,
  useEditAnatomyNoteMutation,
  useRemoveAnatomyNoteMutation,
} = anatomyNoteApi;
