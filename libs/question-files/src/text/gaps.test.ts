import { readQuestions } from '../readQuestions';

const read = (text: string) => readQuestions(Buffer.from(text)).questions;
const briefly = (text: string) =>
  read(text).map(({ draft, faults }) => [
    draft.type,
    draft.stem,
    draft.key.map((part) => part.join('|')).join('；'),
    faults.map(({ message }) => message).join('；'),
  ]);

it.each([
  ['2. 胰岛素由（β）细胞分泌。', '胰岛素由____细胞分泌。', 'β'],
  ['3. 心脏正常的起搏点是（窦房结）。', '心脏正常的起搏点是____。', '窦房结'],
  ['4. 血红蛋白正常值为（120～160）g/L', '血红蛋白正常值为____g/L', '120～160'],
  ['5. 细胞免疫由（T）细胞介导。', '细胞免疫由____细胞介导。', 'T'],
  ['6. 胰岛（β）细胞分泌（胰岛素）。', '胰岛____细胞分泌____。', 'β；胰岛素'],
  ['7. 血浆渗透压约为（  ）mOsm/L\n答案：300', '血浆渗透压约为____mOsm/L', '300'],
  ['8. 动脉血 pH 约为___7.35___。', '动脉血 pH 约为____。', '7.35'],
  ['一、填空题\n1. 胰岛素由（β）细胞分泌。', '胰岛素由____细胞分泌。', 'β'],
  ['一、填空题\n1. 心肌梗死的缩写是（AMI）。', '心肌梗死的缩写是____。', 'AMI'],
])('a gap with its answer: %s', (text, stem, key) => {
  expect(briefly(text)).toEqual([[4, stem, key, '']]);
});

it.each([
  ['1. 简述休克（shock）的分期。', 5, '看不出题型，也没有答案'],
  ['1. 心肌梗死（AMI）的诊断', 5, '看不出题型，也没有答案'],
  ['1. 休克（5分）', 5, '看不出题型，也没有答案'],
  ['1. ____引起____', 4, '没有答案'],
  ['1. 谁（B）？', 1, '答案“B”不在选项之中；选项少于两个'],
  ['一、简答题\n1. 休克（shock）的分期', 5, ''],
])('what has no answer says so: %s', (text, type, faults) => {
  expect(briefly(text).map(([kind, , , said]) => [kind, said])).toEqual([[type, faults]]);
});
