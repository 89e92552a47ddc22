import { cloudTeachManageCalls } from '@cheese/domain/calls/learning/cloudTeachManage';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CloudTeachManageContract as C } from '@cheese/domain/contract/learning/cloudTeachManage';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const changed = ['ManagedApplication', 'Audit'] as const;

const cloudTeachManageApi = mainApi.enhanceEndpoints({ addTagTypes: changed }).injectEndpoints({
  endpoints: (build) => ({
    getManagedApplications: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(cloudTeachManageCalls.list),
      providesTags: ['ManagedApplication'],
    }),
    readApplicantPhone: build.mutation<Answers<C['phone']>, Asks<C['phone']>>({
      query: ask(cloudTeachManageCalls.phone),
      invalidatesTags: ['Audit'],
    }),
    contactApplicant: build.mutation<Answers<C['contact']>, Asks<C['contact']>>({
      query: ask(cloudTeachManageCalls.contact),
      invalidatesTags: [...changed],
    }),
    openApplication: build.mutation<Answers<C['open']>, Asks<C['open']>>({
      query: ask(cloudTeachManageCalls.open),
      invalidatesTags: [...changed],
    }),
    declineApplication: build.mutation<Answers<C['decline']>, Asks<C['decline']>>({
      query: ask(cloudTeachManageCalls.decline),
      invalidatesTags: [...changed],
    }),
  }),
});

export const {
  useGetManagedApplicationsQuery,
  useReadApplicantPhoneMutation,
  useContactApplicantMutation,
  useOpenApplicationMutation,
  useDeclineApplicationMutation,
} = cloudTeachManageApi;
