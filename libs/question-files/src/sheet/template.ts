import {
  questionTypeCodes,
  questionDifficultyCodes,
} from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { optionsOf, truthOptions } from '../letters';
import type { FiledQuestion } from '../shapes';
import { titles } from './columns';

export const sheetNames = { questions: '题目', examples: '填写示例', help: '填写说明' } as const;

/** The explanation of each column of the template. */
export const explained: string[][] = [
  [titles.type, '单选题、多选题、判断题、填空题、简答题、排序题或匹配题；不填时按选项和答案判断'],
  [titles.chapter, '由大到小用“ / ”分隔，例如：内科学 / 心血管系统；名称里的斜线写两个'],
  [titles.group, '共用题干或共用备选答案的几道题写同一个名称，并排在一起；单独的题不填'],
  [titles.context, '几道题共用的病例，每道题都要写全；没有就不填'],
  [titles.stem, '题目的文字；填空题的空写成四个下划线 ____'],
  ['选项A～选项H', '一格一个选项，中间不要空；判断题可以不填，就是“正确”和“错误”'],
  [titles.prompts, '只有匹配题填写：要配上选项的各项，用“；”分隔'],
  [
    titles.key,
    '选择题写字母，多选题写在一起（ACD）；判断题写“正确”或“错误”；排序题按正确顺序写字母',
  ],
  ['', '填空题各空用“；”分隔，一个空的几种写法用“|”分隔，数值可写 37±0.5 或 36~37'],
  ['', '匹配题按匹配项的顺序写选项字母，用“；”分隔；简答题写要点，用“；”分隔'],
  [titles.analysis, '答题后看到的讲解；可以不填'],
  [titles.difficulty, '容易、中等或困难；不填为中等'],
  [titles.tags, '用“；”分隔；可以不填'],
  [titles.source, '题目的出处；可以不填'],
  ['特殊符号', '文字里本来就有“；”“|”或“\\”时，前面加一个“\\”'],
];

const usual: QuestionDraft = {
  type: questionTypeCodes.singleChoice,
  difficulty: questionDifficultyCodes.medium,
  context: '',
  group: null,
  stem: '',
  pictures: [],
  options: [],
  prompts: [],
  key: [],
  analysis: '',
  tags: [],
  source: '',
};

const examples: Partial<QuestionDraft>[] = [
  {
    stem: '成人心肺复苏时，胸外按压的频率是每分钟多少次？',
    options: optionsOf(['60～80 次', '80～100 次', '100～120 次', '120～140 次']),
    key: [['C']],
    analysis: '过慢时血流不足，过快时心脏来不及充盈。',
    tags: ['心肺复苏'],
  },
  {
    type: questionTypeCodes.multipleChoice,
    stem: '下列哪些属于可电击心律？',
    options: optionsOf(['心室颤动', '心搏停止', '无脉性室性心动过速', '无脉性电活动']),
    key: [['A', 'C']],
  },
  {
    type: questionTypeCodes.trueFalse,
    stem: '成人胸外按压的深度为 5～6 厘米。',
    options: truthOptions(),
    key: [['A']],
    difficulty: questionDifficultyCodes.easy,
  },
  {
    type: questionTypeCodes.blanks,
    stem: '正常成人腋温约为 ____ ℃，动脉血 pH 为 ____。',
    prompts: ['', ''],
    key: [['36~37'], ['7.35~7.45']],
  },
  {
    type: questionTypeCodes.shortAnswer,
    stem: '简述休克的分期。',
    key: [['代偿期'], ['失代偿期'], ['难治期']],
    difficulty: questionDifficultyCodes.hard,
  },
  {
    type: questionTypeCodes.ordering,
    stem: '将成人基础生命支持的步骤按先后排列。',
    options: optionsOf(['胸外按压', '判断反应并呼救', '人工呼吸', '开放气道']),
    key: [['B'], ['A'], ['D'], ['C']],
  },
  {
    type: questionTypeCodes.matching,
    stem: '为每种疾病选择典型的心电图表现。',
    prompts: ['高钾血症', '低钾血症'],
    options: optionsOf(['U 波明显', 'T 波高尖', 'ST 段弓背向上抬高']),
    key: [['B'], ['A']],
  },
];

export const exampleQuestions: FiledQuestion[] = examples.map((one) => ({
  draft: { ...usual, ...one },
  chapter: ['急救医学', '基础生命支持'],
}));
