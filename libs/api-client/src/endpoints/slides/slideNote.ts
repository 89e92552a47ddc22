import { slideNoteCalls } from '@cheese/domain/calls/slides/slideNote';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlideNoteContract as C } from '@cheese/domain/contract/slides/slideNote';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const slideNoteApi = mainApi.enhanceEndpoints({ addTagTypes: ['SlideNote'] }).injectEndpoints({
  endpoints: (build) => ({
    getSlideNotes: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(slideNoteCalls.list),
      providesTags: ['SlideNote'],
      // The list shows the failure itself.
      extraOptions: { silent: true },
    }),
    addSlideNote: build.mutation<Answers<C['add']>, Asks<C['add']>>({
      query: ask(slideNoteCalls.add),
      invalidatesTags: ['SlideNote'],
    }),
    editSlideNote: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
      query: ask(slideNoteCalls.edit),
      invalidatesTags: ['SlideNote'],
    }),
    removeSlideNote: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
      query: ask(slideNoteCalls.remove),
      invalidatesTags: ['SlideNote'],
    }),
  }),
});

export const {
  useGetSlideNotesQuery,
  useAddSlideNoteMutation,
  useEditSlideNoteMutation,
  useRemoveSlideNoteMutation,
} = slideNoteApi;
