import { imageAdjustmentCalls } from '@cheese/domain/calls/slides/imageAdjustment';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ImageAdjustmentContract as C } from '@cheese/domain/contract/slides/imageAdjustment';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const imageAdjustmentApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['ImageAdjustment'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getImageAdjustment: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(imageAdjustmentCalls.detail),
        // Without it a slide is seen as it is.
        extraOptions: { silent: true },
        providesTags: (_answer, _failure, { slideId }) => [
          { type: 'ImageAdjustment', id: slideId },
        ],
      }),
      saveImageAdjustment: build.mutation<Answers<C['save']>, Asks<C['save']>>({
        query: ask(imageAdjustmentCalls.save),
        extraOptions: { silent: true },
        invalidatesTags: (_answer, _failure, { slideId }) => [
          { type: 'ImageAdjustment', id: slideId },
        ],
      }),
    }),
  });

export const { useGetImageAdjustmentQuery, useSaveImageAdjustmentMutation } = imageAdjustmentApi;
