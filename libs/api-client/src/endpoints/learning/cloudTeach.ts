import { cloudTeachCalls } from '@cheese/domain/calls/learning/cloudTeach';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CloudTeachContract as C } from '@cheese/domain/contract/learning/cloudTeach';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const changed = ['TeachApplication'] as const;

const cloudTeachApi = mainApi.enhanceEndpoints({ addTagTypes: changed }).injectEndpoints({
  endpoints: (build) => ({
    applyForCloudTeach: build.mutation<Answers<C['apply']>, Asks<C['apply']>>({
      query: ask(cloudTeachCalls.apply),
      invalidatesTags: [...changed],
    }),
    getMyTeachApplications: build.query<Answers<C['mine']>, Asks<C['mine']>>({
      query: ask(cloudTeachCalls.mine),
      providesTags: [...changed],
    }),
    withdrawTeachApplication: build.mutation<Answers<C['withdraw']>, Asks<C['withdraw']>>({
      query: ask(cloudTeachCalls.withdraw),
      invalidatesTags: [...changed],
    }),
  }),
});

export const {
  useApplyForCloudTeachMutation,
  useGetMyTeachApplicationsQuery,
  useWithdrawTeachApplicationMutation,
} = cloudTeachApi;
