import { auditCalls } from '@cheese/domain/calls/people/audit';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { AuditContract as C } from '@cheese/domain/contract/people/audit';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const auditApi = mainApi.enhanceEndpoints({ addTagTypes: ['Audit'] }).injectEndpoints({
  endpoints: (build) => ({
    getAudit: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(auditCalls.list),
      providesTags: ['Audit'],
    }),
    exportAudit: build.mutation<Answers<C['export']>, Asks<C['export']>>({
      query: ask(auditCalls.export),
    }),
  }),
});

export const { useGetAuditQuery, useExportAuditMutation } = auditApi;
