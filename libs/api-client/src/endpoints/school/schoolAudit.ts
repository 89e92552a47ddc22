import { schoolAuditCalls } from '@cheese/domain/calls/school/schoolAudit';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SchoolAuditContract as C } from '@cheese/domain/contract/school/schoolAudit';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const schoolAuditApi = mainApi.enhanceEndpoints({ addTagTypes: ['Audit'] }).injectEndpoints({
  endpoints: (build) => ({
    getSchoolAudit: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(schoolAuditCalls.list),
      providesTags: ['Audit'],
    }),
    exportSchoolAudit: build.mutation<Answers<C['export']>, Asks<C['export']>>({
      query: ask(schoolAuditCalls.export),
    }),
  }),
});

export const { useGetSchoolAuditQuery, useExportSchoolAuditMutation } = schoolAuditApi;
