import { ask } from '@cheese/api-client/base';
import { userCalls } from '@cheese/domain/calls/emergency/user';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { UserContract as C } from '@cheese/domain/contract/emergency/user';
import { emergencyApi } from '../emergencyApi';

export const userApi = emergencyApi.injectEndpoints({
  endpoints: (build) => ({
    getUserInfo: build.query<Answers<C['infoExtend']>, Asks<C['infoExtend']>>({
      query: ask(userCalls.infoExtend),
      extraOptions: { vital: true },
    }),
    checkToken: build.mutation<Answers<C['tokenValid']>, Asks<C['tokenValid']>>({
      query: ask(userCalls.tokenValid),
      extraOptions: { vital: true },
    }),
    setPassword: build.mutation<Answers<C['setPassword']>, Asks<C['setPassword']>>({
      query: ask(userCalls.setPassword),
      extraOptions: { waits: true },
    }),
  }),
});

export const { useSetPasswordMutation } = userApi;
