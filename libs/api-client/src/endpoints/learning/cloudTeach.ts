import { cloudTeachCalls } from '@cheese/domain/calls/learning/cloudTeach';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CloudTeachContract as C } from '@cheese/domain/contract/learning/cloudTeach';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const cloudTeachApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['TeachApplication'] })
  .injectEndpoints({
    endpoints: (build) => ({
      applyForCloudTeach: build.mutation<Answers<C['apply']>, Asks<C['apply']>>({
        query: ask(cloudTeachCalls.apply),
        invalidatesTags: ['TeachApplication'],
      }),
      getMyTeachApplications: build.query<Answers<C['mine']>, Asks<C['mine']>>({
        query: ask(cloudTeachCalls.mine),
        providesTags: ['TeachApplication'],
      }),
    }),
  });

export const { useApplyForCloudTeachMutation, useGetMyTeachApplicationsQuery } = cloudTeachApi;
