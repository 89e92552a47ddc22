import { centreUrl, who, type Who } from './given/twoCentres';
import { sendForm } from './calls/sendForm';
import { useCentre } from './useCentre';
import { questionImportRoutes } from '../modules/emergency/import/questionImport.routes';
import { questionRoutes } from '../modules/emergency/question/question.routes';
import { madeFileRoutes } from '../modules/people/madeFile/madeFile.routes';
import { questionColumns } from '../modules/emergency/question/question.sheet';
import { type CellValue, makeWorkbook } from '../modules/base/sheets/workbook';
import { selectStems } from '../modules/emergency/question/question.store';

export const path = 'smreds/question/v1/import';
export const columns = questionColumns.map(({ title, width }) => ({ title, width }));

export type Row = Record<string, CellValue>;
export const right: Row = {
  题型: '单选题',
  题干: '按压深度是多少？',
  选项A: '2 厘米',
  选项B: '5～6 厘米',
  正确答案: 'B',
  解析: '成人 5～6 厘米。',
  资源类型: '急救知识',
  主题: '心肺复苏',
  难度: '容易',
};
export const trueFalse: Row = {
  ...right,
  题型: '判断题',
  题干: '溺水者应先控水',
  选项A: null,
  选项B: null,
  正确答案: '错误',
};

export const sheetOf = (rows: Row[], heads = columns) =>
  makeWorkbook([
    {
      name: '题目',
      columns: heads,
      rows: rows.map((row) => heads.map(({ title }) => row[title] ?? null)),
    },
  ]);

/** A server with two centres, and the import of questions as their managers use it. */
export function useQuestionImport() {
  const test = useCentre({
    emergency: [questionImportRoutes, questionRoutes],
    aside: [madeFileRoutes],
  });

  async function upload(bytes: Uint8Array | string, by: Who = 'manager') {
    const token = await test.signIn(who[by]);
    const file = { bytes, name: '题目.xlsx' };
    return sendForm(test, `${centreUrl}/${path}/preview`, { file, token });
  }

  async function preview(rows: Row[], by: Who = 'manager') {
    const { body } = await upload(await sheetOf(rows), by);
    return body.data as { importId: number; ready: number; faulty: number; duplicates: number };
  }

  const rowsOf = async (importId: number, more = '') => {
    const { body } = await test.as('manager', `GET ${path}/rows?importId=${importId}${more}`);
    return body.data as { list: Record<string, unknown>[]; total: number };
  };
  const confirm = (importId: number, by: Who = 'manager', more = {}) =>
    test.as(by, `POST ${path}/confirm`, { importId, ...more });
  const stateOf = (importId: number, by: Who = 'manager') =>
    test.as(by, `GET ${path}/state?importId=${importId}`);
  const bank = (organisationId = 1) => selectStems(test.database.db, organisationId);
  return { test, upload, preview, rowsOf, confirm, stateOf, bank };
}
