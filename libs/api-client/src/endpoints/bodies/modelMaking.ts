import { modelMakingCalls } from '@cheese/domain/calls/bodies/modelMaking';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ModelMakingContract as C } from '@cheese/domain/contract/bodies/modelMaking';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const modelMakingApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Models', 'Media', 'Owned'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getModelFiles: build.query<Answers<C['files']>, Asks<C['files']>>({
        query: ask(modelMakingCalls.files),
        providesTags: ['Models', 'Media'],
      }),
      getMadeModels: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(modelMakingCalls.list),
        providesTags: ['Models'],
      }),
      getMadeModel: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(modelMakingCalls.detail),
        providesTags: ['Models'],
        extraOptions: { vital: true },
      }),
      getTerms: build.query<Answers<C['terms']>, Asks<C['terms']>>({
        query: ask(modelMakingCalls.terms),
        extraOptions: { silent: true },
      }),
      addModel: build.mutation<Answers<C['add']>, Asks<C['add']>>({
        query: ask(modelMakingCalls.add),
        invalidatesTags: ['Models'],
      }),
      editModel: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(modelMakingCalls.edit),
        // Also after a conflict: the user must see what another saved.
        invalidatesTags: ['Models', 'Owned'],
      }),
      showModel: build.mutation<Answers<C['show']>, Asks<C['show']>>({
        query: ask(modelMakingCalls.show),
        invalidatesTags: ['Models', 'Owned'],
      }),
      getModelLoss: build.query<Answers<C['loss']>, Asks<C['loss']>>({
        query: ask(modelMakingCalls.loss),
      }),
      removeModel: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(modelMakingCalls.remove),
        invalidatesTags: ['Models', 'Owned'],
      }),
    }),
  });

export const {
  useGetModelFilesQuery,
  useGetMadeModelsQuery,
  useGetMadeModelQuery,
  useGetTermsQuery,
  useAddModelMutation,
  useEditModelMutation,
  useShowModelMutation,
  useGetModelLossQuery,
  useRemoveModelMutation,
} = modelMakingApi;
