import { collectCalls } from '@cheese/domain/calls/learning/collect';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CollectContract as C } from '@cheese/domain/contract/learning/collect';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

export const collectApi = mainApi.enhanceEndpoints({ addTagTypes: ['Collect'] }).injectEndpoints({
  endpoints: (build) => ({
    getCollect: build.query<Answers<C['state']>, Asks<C['state']>>({
      query: ask(collectCalls.state),
      providesTags: ['Collect'],
    }),
    getCollectStates: build.query<Answers<C['states']>, Asks<C['states']>>({
      query: ask(collectCalls.states),
      providesTags: ['Collect'],
      extraOptions: { silent: true },
    }),
    addCollect: build.mutation<Answers<C['add']>, Asks<C['add']>>({
      query: ask(collectCalls.add),
      invalidatesTags: ['Collect'],
    }),
    delCollect: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
      query: ask(collectCalls.remove),
      invalidatesTags: ['Collect'],
    }),
    getCollectList: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(collectCalls.list),
      providesTags: ['Collect'],
    }),
    moveCollects: build.mutation<Answers<C['move']>, Asks<C['move']>>({
      query: ask(collectCalls.move),
      invalidatesTags: ['Collect'],
    }),
    addCollects: build.mutation<Answers<C['addMany']>, Asks<C['addMany']>>({
      query: ask(collectCalls.addMany),
      invalidatesTags: ['Collect'],
    }),
    delCollects: build.mutation<Answers<C['removeMany']>, Asks<C['removeMany']>>({
      query: ask(collectCalls.removeMany),
      invalidatesTags: ['Collect'],
    }),
    getCollectCatalogs: build.query<Answers<C['catalogs']>, Asks<C['catalogs']>>({
      query: ask(collectCalls.catalogs),
      providesTags: ['Collect'],
    }),
    addCollectCatalog: build.mutation<Answers<C['addCatalog']>, Asks<C['addCatalog']>>({
      query: ask(collectCalls.addCatalog),
      invalidatesTags: ['Collect'],
    }),
    renameCollectCatalog: build.mutation<Answers<C['renameCatalog']>, Asks<C['renameCatalog']>>({
      query: ask(collectCalls.renameCatalog),
      invalidatesTags: ['Collect'],
    }),
    moveCollectCatalog: build.mutation<Answers<C['moveCatalog']>, Asks<C['moveCatalog']>>({
      query: ask(collectCalls.moveCatalog),
      invalidatesTags: ['Collect'],
    }),
    removeCollectCatalog: build.mutation<Answers<C['removeCatalog']>, Asks<C['removeCatalog']>>({
      query: ask(collectCalls.removeCatalog),
      invalidatesTags: ['Collect'],
    }),
  }),
});

export const {
  useGetCollectQuery,
  useGetCollectStatesQuery,
  useAddCollectMutation,
  useDelCollectMutation,
  useGetCollectListQuery,
  useMoveCollectsMutation,
  useAddCollectsMutation,
  useDelCollectsMutation,
  useGetCollectCatalogsQuery,
  useAddCollectCatalogMutation,
  useRenameCollectCatalogMutation,
  useMoveCollectCatalogMutation,
  useRemoveCollectCatalogMutation,
} = collectApi;
