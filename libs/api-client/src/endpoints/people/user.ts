import { userCalls } from '@cheese/domain/calls/people/user';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { UserContract as C } from '@cheese/domain/contract/people/user';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

export const userApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Me', 'Session', 'Halo'] })
  .injectEndpoints({
    endpoints: (build) => ({
      setPassword: build.mutation<Answers<C['setPassword']>, Asks<C['setPassword']>>({
        query: ask(userCalls.setPassword),
        extraOptions: { waits: true },
        invalidatesTags: ['Me', 'Session'],
      }),
      replaceInitialPassword: build.mutation<
        Answers<C['replaceInitialPassword']>,
        Asks<C['replaceInitialPassword']>
      >({
        query: ask(userCalls.replaceInitialPassword),
        extraOptions: { waits: true },
        invalidatesTags: ['Me', 'Session'],
      }),
      getPasswordSet: build.query<Answers<C['isPasswordSet']>, Asks<C['isPasswordSet']>>({
        query: ask(userCalls.isPasswordSet),
        providesTags: ['Me'],
      }),
      getUserInfor: build.query<Answers<C['infoExtend']>, Asks<C['infoExtend']>>({
        query: ask(userCalls.infoExtend),
        providesTags: ['Me'],
      }),
      getUserAllInfor: build.query<Answers<C['infoComplete']>, Asks<C['infoComplete']>>({
        query: ask(userCalls.infoComplete),
        providesTags: ['Me'],
      }),
      checkToken: build.mutation<Answers<C['tokenValid']>, Asks<C['tokenValid']>>({
        query: ask(userCalls.tokenValid),
        extraOptions: { vital: true },
      }),
      changeProfile: build.mutation<Answers<C['changeProfile']>, Asks<C['changeProfile']>>({
        query: ask(userCalls.changeProfile),
        invalidatesTags: ['Me'],
      }),
      changeIdentity: build.mutation<Answers<C['changeIdentity']>, Asks<C['changeIdentity']>>({
        query: ask(userCalls.changeIdentity),
        invalidatesTags: ['Me'],
      }),
      changeNickname: build.mutation<Answers<C['changeNickname']>, Asks<C['changeNickname']>>({
        query: ask(userCalls.changeNickname),
        invalidatesTags: ['Me'],
      }),
      changePhone: build.mutation<Answers<C['changePhone']>, Asks<C['changePhone']>>({
        query: ask(userCalls.changePhone),
        invalidatesTags: ['Me'],
      }),
      bindPhone: build.mutation<Answers<C['bindPhone']>, Asks<C['bindPhone']>>({
        query: ask(userCalls.bindPhone),
        invalidatesTags: ['Me'],
      }),
      uploadAvatar: build.mutation<Answers<C['uploadAvatar']>, Asks<C['uploadAvatar']>>({
        query: ask(userCalls.uploadAvatar),
        invalidatesTags: ['Me'],
      }),
      getUserHalo: build.query<Answers<C['halo']>, Asks<C['halo']>>({
        query: ask(userCalls.halo),
        providesTags: ['Halo'],
        extraOptions: { silent: true },
      }),
    }),
  });

export const {
  useSetPasswordMutation,
  useReplaceInitialPasswordMutation,
  useGetPasswordSetQuery,
  useGetUserInforQuery,
  useGetUserAllInforQuery,
  useChangeProfileMutation,
  useChangeIdentityMutation,
  useChangeNicknameMutation,
  useChangePhoneMutation,
  useBindPhoneMutation,
  useUploadAvatarMutation,
  useGetUserHaloQuery,
} = userApi;
