import { jobManageCalls } from '@cheese/domain/calls/people/jobManage';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { JobManageContract as C } from '@cheese/domain/contract/people/jobManage';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const jobManageApi = mainApi.enhanceEndpoints({ addTagTypes: ['Job', 'Audit'] }).injectEndpoints({
  endpoints: (build) => ({
    getJobs: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(jobManageCalls.list),
      providesTags: ['Job'],
    }),
    endJob: build.mutation<Answers<C['end']>, Asks<C['end']>>({
      query: ask(jobManageCalls.end),
      invalidatesTags: ['Job', 'Audit'],
    }),
  }),
});

export const { useGetJobsQuery, useEndJobMutation } = jobManageApi;
