import { slideMakingCalls } from '@cheese/domain/calls/slides/slideMaking';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlideMakingContract as C } from '@cheese/domain/contract/slides/slideMaking';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const slideMakingApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Slides', 'SlideFolders', 'Media'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getSlideLibraries: build.query<Answers<C['libraries']>, Asks<C['libraries']>>({
        query: ask(slideMakingCalls.libraries),
        providesTags: ['Slides'],
      }),
      getSlideFiles: build.query<Answers<C['files']>, Asks<C['files']>>({
        query: ask(slideMakingCalls.files),
        providesTags: ['Slides', 'Media'],
      }),
      getSlideOriginal: build.query<Answers<C['original']>, Asks<C['original']>>({
        query: ask(slideMakingCalls.original),
      }),
      getMadeSlides: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(slideMakingCalls.list),
        providesTags: ['Slides'],
      }),
      getMadeSlide: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(slideMakingCalls.detail),
        providesTags: ['Slides'],
        extraOptions: { vital: true },
      }),
      addSlide: build.mutation<Answers<C['add']>, Asks<C['add']>>({
        query: ask(slideMakingCalls.add),
        invalidatesTags: ['Slides', 'SlideFolders'],
      }),
      editSlide: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(slideMakingCalls.edit),
        // Also after a conflict: the user must see what another saved.
        invalidatesTags: ['Slides', 'SlideFolders'],
      }),
      editSlides: build.mutation<Answers<C['editMany']>, Asks<C['editMany']>>({
        query: ask(slideMakingCalls.editMany),
        invalidatesTags: ['Slides', 'SlideFolders'],
      }),
      stepSlide: build.mutation<Answers<C['step']>, Asks<C['step']>>({
        query: ask(slideMakingCalls.step),
        invalidatesTags: ['Slides'],
      }),
      getSlideLoss: build.query<Answers<C['loss']>, Asks<C['loss']>>({
        query: ask(slideMakingCalls.loss),
      }),
      removeSlides: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(slideMakingCalls.remove),
        invalidatesTags: ['Slides', 'SlideFolders'],
      }),
    }),
  });

export const {
  useGetSlideLibrariesQuery,
  useGetSlideFilesQuery,
  useLazyGetSlideOriginalQuery,
  useGetMadeSlidesQuery,
  useGetMadeSlideQuery,
  useAddSlideMutation,
  useEditSlideMutation,
  useEditSlidesMutation,
  useStepSlideMutation,
  useGetSlideLossQuery,
  useRemoveSlidesMutation,
} = slideMakingApi;
