import type { QuestionImport } from '@cheese/domain/contract/exam/questionImport';
import type { ImportedQuestion } from '@cheese/domain/contract/exam/shapes/importedQuestion';
import { runNextJob } from '../../modules/base/job/job.run';
import { questionImportJobs } from '../../modules/exam/questionImport/questionImport.jobs';
import { sendForm } from './sendForm';
import type { TestApp } from '../useTestApp';

const path = '/doctor-cheese/question-import/v1';

/** A teacher who imports questions: each step as the page takes it. */
export function importing(test: TestApp, token: string) {
  const by = { token };
  const get = <T>(call: string) =>
    test.ask(`GET ${path}/${call}`, undefined, by).then(({ body }) => body.data as T);
  const send = (call: string, asked: object) =>
    test.ask(`${call}`.replace(' ', ` ${path}/`), asked, by);
  return {
    send,
    begin: (bytes: Uint8Array | string, { bankId = 1, name = '题目.txt' } = {}) =>
      sendForm(test, `${path}/begin`, {
        fields: { bankId: String(bankId) },
        file: { bytes, name },
        token,
      }),
    /** Begun and read. */
    async read(bytes: Uint8Array | string, more = {}) {
      const { body } = await this.begin(bytes, more);
      await workAll(test);
      return (body.data as { importId: number }).importId;
    },
    detail: (importId: number) => get<QuestionImport>(`detail?importId=${importId}`),
    rows: async (importId: number, more = '') =>
      (await get<{ list: ImportedQuestion[]; total: number }>(`rows?importId=${importId}${more}`))
        .list,
    confirm: (importId: number, more = {}) =>
      send('POST confirm', { importId, makesChapters: true, ...more }),
  };
}

/** Every job of imports that is due. */
export async function workAll({ database, clock, app }: TestApp) {
  const { storage, heavy } = app.services;
  const kinds = questionImportJobs({ db: database.db, clock, storage, heavy });
  const stopping = new AbortController().signal;
  while (await runNextJob({ db: database.db, clock, log: app.log, stopping }, kinds));
}
