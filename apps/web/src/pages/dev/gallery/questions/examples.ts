import type { QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import type { MarkedQuestion } from '@cheese/question-sheet/Paper';
import { heartPicture } from './heartPicture';

const options = (...texts: string[]) =>
  texts.map((text, at) => ({ key: 'ABCDEFGH'[at] ?? '', text, picture: null }));

const blank = {
  context: null,
  groupId: null,
  pictures: [],
  options: [],
  prompts: [],
  analysis: '示例解析：结合病史与检查即可判断。',
  places: [],
};

/** Of each kind a question that was answered, not always rightly. */
export const examples: Record<QuestionType, MarkedQuestion> = {
  1: {
    ...blank,
    ...{ id: 1, type: 1, verdict: 'wrong', share: 0 },
    stem: '代谢性酸中毒时，阴离子间隙 \\(AG = [Na^+] - ([Cl^-] + [HCO_3^-])\\) 升高最常见于',
    options: options('腹泻', '糖尿病<b>酮症</b>酸中毒', '肾小管酸中毒', '输注大量生理盐水'),
    right: [['B']],
    given: ['A'],
    places: [{ label: '病理生理学 · 酸碱平衡', address: '/course' }],
  },
  2: {
    ...blank,
    ...{ id: 2, type: 2, verdict: 'correct', share: 1 },
    stem: '成人胸外按压的频率为每分钟 100 至 120 次。',
    options: options('正确', '错误'),
    right: [['A']],
    given: ['A'],
  },
  3: {
    ...blank,
    ...{ id: 3, type: 3, verdict: 'partial', share: 0.5 },
    stem: '左心衰竭的表现有',
    options: options('端坐呼吸', '肝大', '粉红色泡沫痰', '颈静脉怒张', '夜间阵发性呼吸困难'),
    right: [['A', 'C', 'E']],
    given: ['A', 'B'],
  },
  4: {
    ...blank,
    ...{ id: 4, type: 4, verdict: 'partial', share: 0.5 },
    stem: '成人安静时正常心率为每分钟 ____ 次，心输出量 \\(CO = SV \\times\\) ____。',
    prompts: ['', ''],
    right: [['60~100'], ['HR', '心率']],
    given: ['72', '血压'],
  },
  5: {
    ...blank,
    ...{ id: 5, type: 5, verdict: null, share: null },
    stem: '简述急性心肌梗死的处理原则。',
    right: [['尽早再灌注', '抗血小板与抗凝', '监测并处理心律失常']],
    given: ['卧床吸氧，监测心电，尽早开通血管。'],
  },
  6: {
    ...blank,
    ...{ id: 6, type: 6, verdict: 'partial', share: 1 / 2 },
    stem: '请按先后顺序排列心脏的兴奋传导：',
    options: options('窦房结', '房室结', '希氏束', '浦肯野纤维'),
    right: [['A'], ['B'], ['C'], ['D']],
    given: ['A', 'C', 'B', 'D'],
  },
  7: {
    ...blank,
    ...{ id: 7, type: 7, verdict: 'partial', share: 2 / 3 },
    stem: '将瓣膜与其听诊区匹配：',
    prompts: ['二尖瓣', '主动脉瓣', '肺动脉瓣'],
    options: options('胸骨左缘第 2 肋间', '心尖部', '胸骨右缘第 2 肋间', '剑突下'),
    right: [['B'], ['C'], ['A']],
    given: ['B', 'D', 'A'],
  },
  8: {
    ...blank,
    ...{ id: 8, type: 8, verdict: 'wrong', share: 0 },
    stem: '请在图中标出左心室。',
    pictures: [heartPicture],
    right: [['0.52,0.5 0.68,0.48 0.74,0.66 0.6,0.86 0.52,0.8']],
    given: ['0.4200,0.6500'],
  },
  9: {
    ...blank,
    ...{ id: 9, type: 9, verdict: 'wrong', share: 0 },
    stem: '请在切片上圈出一个中央静脉。',
    prompts: ['31', '2 70', '600 400', ''],
    right: [['2', '70'], [], ['100,100 300,100 300,300 100,300']],
    given: [],
  },
};
