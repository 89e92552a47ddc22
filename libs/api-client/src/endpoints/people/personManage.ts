import { personManageCalls as calls } from '@cheese/domain/calls/people/personManage';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { PersonManageContract as C } from '@cheese/domain/contract/people/personManage';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const personManageApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['ManagedPerson'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getManagedPeople: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(calls.list),
        providesTags: ['ManagedPerson'],
      }),
      getManagedPerson: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(calls.detail),
        providesTags: ['ManagedPerson'],
      }),
      disablePerson: build.mutation<Answers<C['disable']>, Asks<C['disable']>>({
        query: ask(calls.disable),
        invalidatesTags: ['ManagedPerson'],
      }),
      endPersonSessions: build.mutation<Answers<C['endSessions']>, Asks<C['endSessions']>>({
        query: ask(calls.endSessions),
        invalidatesTags: ['ManagedPerson'],
      }),
      replacePersonPhone: build.mutation<Answers<C['replacePhone']>, Asks<C['replacePhone']>>({
        query: ask(calls.replacePhone),
        invalidatesTags: ['ManagedPerson'],
      }),
    }),
  });

export const {
  useGetManagedPeopleQuery,
  useGetManagedPersonQuery,
  useDisablePersonMutation,
  useEndPersonSessionsMutation,
  useReplacePersonPhoneMutation,
} = personManageApi;
