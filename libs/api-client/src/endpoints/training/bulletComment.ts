import { bulletCommentCalls as calls } from '@cheese/domain/calls/training/bulletComment';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { BulletCommentContract as C } from '@cheese/domain/contract/training/bulletComment';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

export const bulletCommentApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['OwnBullet', 'BulletBlocks', 'BulletMutes'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getBulletComments: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(calls.list),
        // A film without them is still a film.
        extraOptions: { silent: true },
      }),
      sendBulletComment: build.mutation<Answers<C['send']>, Asks<C['send']>>({
        query: ask(calls.send),
        invalidatesTags: ['OwnBullet'],
      }),
      removeBulletComment: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(calls.remove),
        invalidatesTags: ['OwnBullet'],
      }),
      getOwnBullets: build.query<Answers<C['mine']>, Asks<C['mine']>>({
        query: ask(calls.mine),
        providesTags: ['OwnBullet'],
      }),
      clearBullets: build.mutation<Answers<C['clear']>, Asks<C['clear']>>({
        query: ask(calls.clear),
      }),
      getBulletMutes: build.query<Answers<C['mutes']>, Asks<C['mutes']>>({
        query: ask(calls.mutes),
        providesTags: ['BulletMutes'],
      }),
      muteBulletSender: build.mutation<Answers<C['mute']>, Asks<C['mute']>>({
        query: ask(calls.mute),
        invalidatesTags: ['BulletMutes'],
      }),
      unmuteBulletSender: build.mutation<Answers<C['unmute']>, Asks<C['unmute']>>({
        query: ask(calls.unmute),
        invalidatesTags: ['BulletMutes'],
      }),
      getBulletBlocks: build.query<Answers<C['blocks']>, void>({
        query: ask(calls.blocks),
        providesTags: ['BulletBlocks'],
        extraOptions: { silent: true },
      }),
      keepBulletBlocks: build.mutation<Answers<C['keepBlocks']>, Asks<C['keepBlocks']>>({
        query: ask(calls.keepBlocks),
        invalidatesTags: ['BulletBlocks'],
        // Said at once, so that what is changed next starts from it and not from the list before.
        onQueryStarted: async (blocks, { dispatch, queryFulfilled }) => {
          const { undo } = dispatch(
            bulletCommentApi.util.updateQueryData('getBulletBlocks', undefined, () => blocks),
          );
          await queryFulfilled.catch(undo);
        },
      }),
    }),
  });

export const {
  useLazyGetBulletCommentsQuery,
  useSendBulletCommentMutation,
  useRemoveBulletCommentMutation,
  useGetOwnBulletsQuery,
  useClearBulletsMutation,
  useGetBulletMutesQuery,
  useMuteBulletSenderMutation,
  useUnmuteBulletSenderMutation,
  useGetBulletBlocksQuery,
  useKeepBulletBlocksMutation,
} = bulletCommentApi;
