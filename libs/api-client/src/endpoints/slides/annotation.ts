import { annotationCalls } from '@cheese/domain/calls/slides/annotation';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { AnnotationContract as C } from '@cheese/domain/contract/slides/annotation';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const annotationApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Annotation', 'Owned'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getSlideLayers: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(annotationCalls.list),
        providesTags: ['Annotation', 'Owned'],
        // Its panel says it.
        extraOptions: { silent: true },
      }),
      getLayerShapes: build.query<Answers<C['shapes']>, Asks<C['shapes']>>({
        query: ask(annotationCalls.shapes),
        providesTags: ['Owned'],
        // Its line in the list says that it could not be shown.
        extraOptions: { silent: true },
      }),
      addSlideLayer: build.mutation<Answers<C['add']>, Asks<C['add']>>({
        query: ask(annotationCalls.add),
        invalidatesTags: ['Annotation'],
      }),
      /** Autosaved while the user draws; the layer shows its failure. */
      editSlideLayer: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(annotationCalls.edit),
        invalidatesTags: (_answer, failure) => (failure ? [] : ['Annotation']),
        extraOptions: { silent: true },
      }),
      removeSlideLayer: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(annotationCalls.remove),
        invalidatesTags: ['Annotation'],
      }),
      setSlideLayerVisibility: build.mutation<
        Answers<C['setVisibility']>,
        Asks<C['setVisibility']>
      >({
        query: ask(annotationCalls.setVisibility),
        invalidatesTags: ['Annotation'],
      }),
    }),
  });

export const {
  useGetSlideLayersQuery,
  useGetLayerShapesQuery,
  useLazyGetLayerShapesQuery,
  useAddSlideLayerMutation,
  useEditSlideLayerMutation,
  useRemoveSlideLayerMutation,
  useSetSlideLayerVisibilityMutation,
} = annotationApi;
