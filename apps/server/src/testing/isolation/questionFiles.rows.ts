import { importing } from '../calls/importQuestions';
import type { TestApp } from '../useTestApp';
import { askers, eachOwn, type IsolationRow, OWN_BANK, ownAlone } from './row';

/** An import is its teacher's alone, within their school too. */
const onesOwn = { ...ownAlone, schoolAdmin: 404 };
const textOf = (stem: string) => `1. ${stem}？\nA. 甲\nB. 乙\n答案：A`;
const file = { name: '题目.txt', bytes: textOf('谁') };
let asked = 0;

/** The teacher has an import that waits. */
async function waiting(test: TestApp) {
  const teacher = importing(test, await test.signIn(askers.teacher));
  return { importId: await teacher.read(textOf(`第${(asked += 1)}人是谁`), { bankId: OWN_BANK }) };
}
async function saved(test: TestApp) {
  const { importId } = await waiting(test);
  const teacher = importing(test, await test.signIn(askers.teacher));
  await teacher.confirm(importId);
  return { importId };
}
const draft = {
  type: 1,
  difficulty: 2,
  context: '',
  group: null,
  stem: '谁？',
  pictures: [],
  options: [],
  prompts: [],
  key: [],
  analysis: '',
  tags: [],
  source: '',
};
const more = (also: object) => async (test: TestApp) => ({ ...(await waiting(test)), ...also });

export const questionFileRows: Record<string, IsolationRow> = {
  'questionImport.template': { asked: () => ({}), expected: eachOwn },
  'questionImport.begin': { asked: () => ({ bankId: OWN_BANK }), file, expected: ownAlone },
  'questionImport.list': { asked: () => ({ bankId: OWN_BANK }), expected: ownAlone },
  'questionImport.detail': { asked: waiting, expected: onesOwn },
  // The file is no table, which an authorised caller is told.
  'questionImport.match': {
    asked: more({ columns: [] }),
    expected: { ...onesOwn, teacher: 409 },
  },
  'questionImport.rows': { asked: waiting, expected: onesOwn },
  'questionImport.edit': { asked: more({ place: 0, draft }), expected: onesOwn },
  'questionImport.choose': { asked: more({ choice: 'leave' }), expected: onesOwn },
  'questionImport.mend': {
    asked: more({ fault: { field: 'key', message: '没有答案' }, mend: 'type', type: 5 }),
    expected: onesOwn,
  },
  // The import has no faults, which an authorised caller is told.
  'questionImport.faulty': { asked: waiting, expected: { ...onesOwn, teacher: 409 } },
  'questionImport.confirm': { asked: more({ makesChapters: true }), expected: onesOwn },
  'questionImport.undo': { asked: saved, expected: onesOwn },
  'questionImport.cancel': { asked: waiting, expected: onesOwn },
  'questionExport.make': {
    asked: () => ({ bankId: OWN_BANK, format: 'gift' }),
    expected: ownAlone,
  },
};
