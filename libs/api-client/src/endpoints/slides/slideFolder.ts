import { slideFolderCalls } from '@cheese/domain/calls/slides/slideFolder';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlideFolderContract as C } from '@cheese/domain/contract/slides/slideFolder';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const slideFolderApi = mainApi.enhanceEndpoints({ addTagTypes: ['SlideFolders'] }).injectEndpoints({
  endpoints: (build) => ({
    getSlideFolders: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(slideFolderCalls.list),
      providesTags: ['SlideFolders'],
    }),
    addSlideFolder: build.mutation<Answers<C['add']>, Asks<C['add']>>({
      query: ask(slideFolderCalls.add),
      invalidatesTags: ['SlideFolders'],
    }),
    renameSlideFolder: build.mutation<Answers<C['rename']>, Asks<C['rename']>>({
      query: ask(slideFolderCalls.rename),
      invalidatesTags: ['SlideFolders'],
    }),
    moveSlideFolder: build.mutation<Answers<C['move']>, Asks<C['move']>>({
      query: ask(slideFolderCalls.move),
      invalidatesTags: ['SlideFolders'],
    }),
    removeSlideFolder: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
      query: ask(slideFolderCalls.remove),
      invalidatesTags: ['SlideFolders'],
    }),
  }),
});

export const {
  useGetSlideFoldersQuery,
  useAddSlideFolderMutation,
  useRenameSlideFolderMutation,
  useMoveSlideFolderMutation,
  useRemoveSlideFolderMutation,
} = slideFolderApi;
