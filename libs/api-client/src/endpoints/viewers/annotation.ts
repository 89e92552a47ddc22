import { annotationCalls } from '@cheese/domain/calls/viewers/annotation';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { AnnotationContract as C } from '@cheese/domain/contract/viewers/annotation';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const annotationApi = mainApi.enhanceEndpoints({ addTagTypes: ['Annotation'] }).injectEndpoints({
  endpoints: (build) => ({
    getAnnotations: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(annotationCalls.list),
      providesTags: ['Annotation'],
    }),
    addAnnotation: build.mutation<Answers<C['add']>, Asks<C['add']>>({
      query: ask(annotationCalls.add),
      invalidatesTags: ['Annotation'],
    }),
    editAnnotation: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
      query: ask(annotationCalls.edit),
      invalidatesTags: ['Annotation'],
    }),
    removeAnnotation: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
      query: ask(annotationCalls.remove),
      invalidatesTags: ['Annotation'],
    }),
    setAnnotationVisibility: build.mutation<Answers<C['setVisibility']>, Asks<C['setVisibility']>>({
      query: ask(annotationCalls.setVisibility),
      invalidatesTags: ['Annotation'],
    }),
  }),
});

export const {
  useGetAnnotationsQuery,
  useAddAnnotationMutation,
  useEditAnnotationMutation,
  useRemoveAnnotationMutation,
  useSetAnnotationVisibilityMutation,
} = annotationApi;
