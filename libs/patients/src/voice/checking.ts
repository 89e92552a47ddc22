import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

const LONGEST = 120;

/** Words that show that the model has left its role. */
const outOfRole =
  /ai|人工智能|语言模型|大模型|机器人|助手|系统提示|提示词|指令|规则|扮演|角色|prompt|system|assistant|gpt|诊断|鉴别|建议您|建议你|应该做|应当|得分|分数|满分|加分|评分|作为一[名个位]|我是(一[名个位])?(医生|大夫|护士|专家)/iu;

/** Content that nobody says aloud: addresses, code, markup. */
const unsayable = /https?:|www\.|[<>{}`\\|#*_=]|\p{Extended_Pictographic}/iu;

const figures =
  /\d+(\.\d+)?|[零一二两三四五六七八九十百千半几]+(?=个?(天|小时|钟头|分钟|年|次|回|度|片|粒|岁|点|月|周|星期|斤|公斤|杯|根|包))/gu;

const saysNo = /[没不无未]/u;

/** The reason why an answer is rejected. */
type Refusal = 'empty' | 'long' | 'role' | 'markup' | 'secret' | 'figure' | 'contrary';

type Case = Pick<PatientCase, 'patient' | 'diagnosis' | 'differential'>;

/** The reason why the patient may not say this instead of `answer`; null if it is acceptable. */
export function refusalOf(
  { patient, diagnosis }: Case,
  names: readonly string[],
  said: string,
  answer: string,
): Refusal | null {
  const facts = `${answer}${patient.complaint}${patient.age}`;
  const lower = said.toLowerCase();
  if (!/\p{Script=Han}/u.test(said)) return 'empty';
  if ([...said].length > LONGEST) return 'long';
  if (unsayable.test(said)) return 'markup';
  if (outOfRole.test(said) && !outOfRole.test(answer)) return 'role';
  // The patient's own history, such as a father's heart attack, is no secret.
  const isSecret = (word: string) =>
    lower.includes(word.normalize('NFKC').toLowerCase()) && !facts.includes(word);
  if ([...diagnosis.words, ...names].some(isSecret)) return 'secret';
  if ([...said.matchAll(figures)].some(([figure]) => !facts.includes(figure))) return 'figure';
  if (/^[没不]/u.test(answer) && !saysNo.test(said)) return 'contrary';
  if (!saysNo.test(answer) && /^(没|不)/u.test(said)) return 'contrary';
  return null;
}
