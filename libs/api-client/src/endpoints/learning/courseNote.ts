import { courseNoteCalls } from '@cheese/domain/calls/learning/courseNote';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CourseNoteContract as C } from '@cheese/domain/contract/learning/courseNote';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const courseNoteApi = mainApi.enhanceEndpoints({ addTagTypes: ['CourseNote'] }).injectEndpoints({
  endpoints: (build) => ({
    getOwnNotes: build.query<Answers<C['mine']>, Asks<C['mine']>>({
      query: ask(courseNoteCalls.mine),
      providesTags: ['CourseNote'],
    }),
    getPublicNotes: build.query<Answers<C['published']>, Asks<C['published']>>({
      query: ask(courseNoteCalls.published),
      providesTags: ['CourseNote'],
    }),
    addNote: build.mutation<Answers<C['add']>, Asks<C['add']>>({
      query: ask(courseNoteCalls.add),
      invalidatesTags: ['CourseNote'],
    }),
    editNote: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
      query: ask(courseNoteCalls.edit),
      invalidatesTags: ['CourseNote'],
    }),
    setNoteVisibility: build.mutation<Answers<C['setVisibility']>, Asks<C['setVisibility']>>({
      query: ask(courseNoteCalls.setVisibility),
      invalidatesTags: ['CourseNote'],
    }),
    removeNote: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
      query: ask(courseNoteCalls.remove),
      invalidatesTags: ['CourseNote'],
    }),
    exportNotes: build.mutation<Answers<C['export']>, Asks<C['export']>>({
      query: ask(courseNoteCalls.export),
    }),
  }),
});

export const {
  useGetOwnNotesQuery,
  useLazyGetOwnNotesQuery,
  useGetPublicNotesQuery,
  useAddNoteMutation,
  useEditNoteMutation,
  useSetNoteVisibilityMutation,
  useRemoveNoteMutation,
  useExportNotesMutation,
} = courseNoteApi;
