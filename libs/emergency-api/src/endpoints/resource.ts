import { ask } from '@cheese/api-client/base';
import { resourceCalls } from '@cheese/domain/calls/emergency/resource';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ResourceContract as C } from '@cheese/domain/contract/emergency/resource';
import { emergencyApi } from '../emergencyApi';

export const resourceApi = emergencyApi
  .enhanceEndpoints({ addTagTypes: ['Resource'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getResourcePage: build.query<Answers<C['listPage']>, Asks<C['listPage']>>({
        query: ask(resourceCalls.listPage),
        providesTags: ['Resource'],
      }),
      getResourceChoices: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(resourceCalls.list),
        providesTags: ['Resource'],
      }),
      getGroundResources: build.query<Answers<C['ground']>, Asks<C['ground']>>({
        query: ask(resourceCalls.ground),
        providesTags: ['Resource'],
      }),
      uploadResource: build.mutation<Answers<C['upload']>, Asks<C['upload']>>({
        query: ask(resourceCalls.upload),
        invalidatesTags: ['Resource'],
      }),
      getResource: build.query<Answers<C['one']>, Asks<C['one']>>({
        query: ask(resourceCalls.one),
        providesTags: ['Resource'],
      }),
      editResource: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(resourceCalls.edit),
        invalidatesTags: ['Resource'],
      }),
      removeResource: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(resourceCalls.remove),
        invalidatesTags: ['Resource'],
      }),
      // A mutation, because each upload needs a new permission.
      getResourceUpload: build.mutation<Answers<C['oss']>, Asks<C['oss']>>({
        query: ask(resourceCalls.oss),
      }),
      cancelResourceUpload: build.mutation<Answers<C['cancelUpload']>, Asks<C['cancelUpload']>>({
        query: ask(resourceCalls.cancelUpload),
      }),
      getManagedResource: build.query<Answers<C['managed']>, Asks<C['managed']>>({
        query: ask(resourceCalls.managed),
        providesTags: ['Resource'],
      }),
      setResourceGround: build.mutation<Answers<C['setGround']>, Asks<C['setGround']>>({
        query: ask(resourceCalls.setGround),
        invalidatesTags: ['Resource'],
      }),
      convertResourceAgain: build.mutation<Answers<C['convertAgain']>, Asks<C['convertAgain']>>({
        query: ask(resourceCalls.convertAgain),
        invalidatesTags: ['Resource'],
      }),
    }),
  });

export const {
  useGetResourcePageQuery,
  useGetResourceChoicesQuery,
  useGetGroundResourcesQuery,
  useUploadResourceMutation,
  useGetResourceQuery,
  useEditResourceMutation,
  useRemoveResourceMutation,
  useGetResourceUploadMutation,
  useCancelResourceUploadMutation,
  useGetManagedResourceQuery,
  useSetResourceGroundMutation,
  useConvertResourceAgainMutation,
} = resourceApi;
