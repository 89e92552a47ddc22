import { paperManageCalls } from '@cheese/domain/calls/exam/paperManage';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { PaperManageContract as C } from '@cheese/domain/contract/exam/paperManage';
import { ask } from '../../base';
import { unlessRefused } from '../../base/unlessRefused';
import { mainApi } from '../../mainApi';

const paperManageApi = mainApi.enhanceEndpoints({ addTagTypes: ['Paper'] }).injectEndpoints({
  endpoints: (build) => ({
    getPapers: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(paperManageCalls.list),
      providesTags: ['Paper'],
    }),
    getPaper: build.query<Answers<C['detail']>, Asks<C['detail']>>({
      query: ask(paperManageCalls.detail),
      providesTags: ['Paper'],
    }),
    getPaperSources: build.query<Answers<C['sources']>, Asks<C['sources']>>({
      query: ask(paperManageCalls.sources),
      keepUnusedDataFor: 0,
    }),
    // Questions are looked for: nothing is changed by it, though it asks by a body.
    pickQuestions: build.query<Answers<C['pick']>, Asks<C['pick']>>({
      query: ask(paperManageCalls.pick),
      keepUnusedDataFor: 0,
    }),
    drawQuestions: build.mutation<Answers<C['draw']>, Asks<C['draw']>>({
      query: ask(paperManageCalls.draw),
    }),
    getMadePaper: build.query<Answers<C['made']>, Asks<C['made']>>({
      query: ask(paperManageCalls.made),
      keepUnusedDataFor: 0,
    }),
    createPaper: build.mutation<Answers<C['create']>, Asks<C['create']>>({
      query: ask(paperManageCalls.create),
      invalidatesTags: unlessRefused('Paper'),
    }),
    savePaper: build.mutation<Answers<C['save']>, Asks<C['save']>>({
      query: ask(paperManageCalls.save),
      invalidatesTags: unlessRefused('Paper'),
    }),
    copyPaper: build.mutation<Answers<C['copy']>, Asks<C['copy']>>({
      query: ask(paperManageCalls.copy),
      invalidatesTags: unlessRefused('Paper'),
    }),
    archivePaper: build.mutation<Answers<C['archive']>, Asks<C['archive']>>({
      query: ask(paperManageCalls.archive),
      invalidatesTags: unlessRefused('Paper'),
    }),
    exportPaper: build.query<Answers<C['export']>, Asks<C['export']>>({
      query: ask(paperManageCalls.export),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useGetPapersQuery,
  useGetPaperQuery,
  useGetPaperSourcesQuery,
  usePickQuestionsQuery,
  useDrawQuestionsMutation,
  useGetMadePaperQuery,
  useCreatePaperMutation,
  useSavePaperMutation,
  useCopyPaperMutation,
  useArchivePaperMutation,
  useLazyExportPaperQuery,
} = paperManageApi;
