import { ask } from '@cheese/api-client/base';
import { orgUserImportCalls } from '@cheese/domain/calls/emergency/orgUserImport';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { OrgUserImportContract as C } from '@cheese/domain/contract/emergency/orgUserImport';
import { followImport, peopleTags } from '../afterImport';
import { emergencyApi } from '../emergencyApi';

const orgUserImportApi = emergencyApi
  .enhanceEndpoints({ addTagTypes: peopleTags })
  .injectEndpoints({
    endpoints: (build) => ({
      getOrgUserTemplate: build.mutation<Answers<C['template']>, Asks<C['template']>>({
        query: ask(orgUserImportCalls.template),
      }),
      previewOrgUserImport: build.mutation<Answers<C['preview']>, Asks<C['preview']>>({
        query: ask(orgUserImportCalls.preview),
        // The file chooser shows the failure.
        extraOptions: { silent: true },
      }),
      getOrgUserImportRows: build.query<Answers<C['rows']>, Asks<C['rows']>>({
        query: ask(orgUserImportCalls.rows),
      }),
      confirmOrgUserImport: build.mutation<Answers<C['confirm']>, Asks<C['confirm']>>({
        query: ask(orgUserImportCalls.confirm),
        invalidatesTags: [...peopleTags],
      }),
      getOrgUserImportState: build.query<Answers<C['state']>, Asks<C['state']>>({
        query: ask(orgUserImportCalls.state),
        keepUnusedDataFor: 0,
        onQueryStarted: followImport(peopleTags),
      }),
      cancelOrgUserImport: build.mutation<Answers<C['cancel']>, Asks<C['cancel']>>({
        query: ask(orgUserImportCalls.cancel),
      }),
    }),
  });

export const {
  useGetOrgUserTemplateMutation,
  usePreviewOrgUserImportMutation,
  useGetOrgUserImportRowsQuery,
  useConfirmOrgUserImportMutation,
  useGetOrgUserImportStateQuery,
  useCancelOrgUserImportMutation,
} = orgUserImportApi;
