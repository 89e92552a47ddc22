import type { QuestionDraft } from '@cheese/domain/questions/draft';
import type { Columns } from '../shapes';
import { letterAt } from '../letters';

/** The accepted headings of each column; the first is that of our template. */
const names = {
  type: [
    '题型',
    '试题类型',
    '题目类型',
    '题目题型',
    '试题题型',
    '类型',
    '题型名称',
    '试题分类',
    '题类',
    'TYPE',
    'QUESTIONTYPE',
    'ITEMTYPE',
    'KIND',
  ],
  chapter: [
    '章节',
    '所属章节',
    '章',
    '章名称',
    '目录',
    '分类',
    '题目分类',
    '知识点',
    '所属知识点',
    'CHAPTER',
    'CATEGORY',
    'TOPIC',
    'UNIT',
    'MODULE',
  ],
  section: ['节', '小节', '节名称', 'SECTION', 'SUBTOPIC'],
  group: ['题组', '题组号', '组号', '题组编号', 'GROUP', 'GROUPID', 'CASEID'],
  context: [
    '共用题干',
    '材料',
    '病例',
    '案例',
    '题干材料',
    '公共题干',
    '共同题干',
    '主题干',
    '共用材料',
    '病例摘要',
    '案例描述',
    '病例描述',
    'CASE',
    'VIGNETTE',
    'SCENARIO',
    'PASSAGE',
    'CONTEXT',
  ],
  stem: [
    '题干',
    '题目',
    '试题',
    '题目内容',
    '试题内容',
    '题干内容',
    '试题题干',
    '问题',
    '题目题干',
    '题面',
    '题目描述',
    '题目名称',
    '试题名称',
    '试题正文',
    '问题内容',
    '题干描述',
    '试题描述',
    'QUESTION',
    'STEM',
    'QUESTIONTEXT',
    'QUESTIONSTEM',
    'QUESTIONCONTENT',
    'QUESTIONTITLE',
    'ITEMSTEM',
    'PROBLEM',
    'STATEMENT',
    'QUESTIONS',
  ],
  options: [
    '选项',
    '备选答案',
    '选项内容',
    '备选项',
    '候选项',
    '全部选项',
    '题目选项',
    '答案选项',
    'OPTIONS',
    'CHOICES',
    'ALTERNATIVES',
    'ANSWEROPTIONS',
    'ANSWERCHOICES',
    'OPTION',
  ],
  prompts: ['匹配项', '待匹配', '左侧', '提示', 'PROMPTS'],
  key: [
    '答案',
    '正确答案',
    '参考答案',
    '标准答案',
    '正确选项',
    '试题答案',
    '题目答案',
    '标答',
    '正确项',
    'ANSWER',
    'KEY',
    'CORRECT',
    'CORRECTANSWER',
    'CORRECTANSWERS',
    'CORRECTOPTION',
    'RIGHTANSWER',
    'ANSWERKEY',
    'CORRECTCHOICE',
    'ANS',
    'ANSWERS',
    'CORRECTKEY',
  ],
  analysis: [
    '解析',
    '答案解析',
    '试题解析',
    '题目解析',
    '解答',
    '讲解',
    '分析',
    '答案说明',
    '解题思路',
    'EXPLANATION',
    'RATIONALE',
    'ANALYSIS',
    'FEEDBACK',
    'COMMENT',
    'COMMENTS',
    'JUSTIFICATION',
  ],
  difficulty: [
    '难度',
    '难易度',
    '难度等级',
    '难易程度',
    '难度系数',
    '题目难度',
    '试题难度',
    'DIFFICULTY',
    'DIFFICULTYLEVEL',
    'LEVEL',
  ],
  tags: ['标签', '关键词', '关键字', '考点', 'TAGS', 'TAG', 'KEYWORDS', 'KEYWORD'],
  source: ['来源', '出处', '题目来源', '试题来源', 'SOURCE', 'REFERENCE', 'REFERENCES'],
} as const;
export type Field = keyof typeof names;
export const titles = Object.fromEntries(
  Object.entries(names).map(([field, [title]]) => [field, title]),
) as Record<Field, string>;

/** Extra columns in the sheet of faulty questions, for the teacher who fixes them. */
export const remarkTitles = { stands: '原位置', faults: '导入问题' } as const;

/** The heading of each field of a question. */
export const fieldTitles: Record<keyof QuestionDraft, string> = {
  type: titles.type,
  difficulty: titles.difficulty,
  context: titles.context,
  group: titles.group,
  stem: titles.stem,
  pictures: '图片',
  options: titles.options,
  prompts: titles.prompts,
  key: titles.key,
  analysis: titles.analysis,
  tags: titles.tags,
  source: titles.source,
  places: '位置',
};

const counted = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];
export const optionTitle = (key: string) => `选项${key}`;

const ahead =
  '选项|选择项|候选项|备选项|备选答案|答案|备选|OPTION|CHOICE|ANSWER|OPT|ALTERNATIVE|RESPONSE';
const OPTION = new RegExp(
  `^(?:${ahead})([A-Z]|\\d{1,2}|[一二三四五六七八九十])(?:内容)?$|^([A-Z])(?:选项|项|OPTION|CHOICE)?(?:内容)?$`,
);

/** The part of `选项A`, `A选项`, `A`, `答案A`, `选项1`, `选项一` that names the option. */
const namedOption = (title: string): string | null => {
  const [, after, alone] = OPTION.exec(title) ?? [];
  return after ?? alone ?? null;
};

/** The letter of an option, or null. */
function optionOf(title: string): string | null {
  const said = namedOption(title);
  if (said === null) return null;
  if (/[A-Z]/.test(said)) return said;
  const number = counted.indexOf(said) + 1 || Number(said);
  return number >= 1 && number <= 26 ? letterAt(number - 1) : null;
}

/** True if a heading numbers its options, so that a key may be a number too. */
export const isCounted = (heading: string) => /[^A-Z]/.test(namedOption(plain(heading)) ?? 'A');

const MOST_HEADING = 60;
/** `(A)`, `选项（A）`: the letter in parentheses is no remark. */
const LETTER = /^(.*?)[(【[]\s*([A-Z])\s*[)】\]]$/;
const plain = (heading: string) =>
  heading
    .slice(0, MOST_HEADING)
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(LETTER, '$1$2')
    .replace(/[(【[*].*$|[:\s*._\-、/]/g, '');

const byName = new Map(
  (Object.keys(names) as Field[]).flatMap((field) =>
    names[field].map((name) => [name as string, field as string] as const),
  ),
);

/** A bilingual heading is recognised by either part: `题干 Question`. */
const inTwo = (title: string): string | undefined => {
  const [chinese, english] = [/[A-Z]/g, /[^A-Z]/g].map((other) =>
    byName.get(title.replace(other, '')),
  );
  return chinese === english ? chinese : undefined;
};

/** The meaning of each heading: `stem`, `option:A`; the first of two equal ones counts. */
export function matchColumns(headings: readonly string[]): Columns {
  const columns: Columns = {};
  headings.forEach((heading, at) => {
    const title = plain(heading);
    const letter = optionOf(title);
    const field = byName.get(title) ?? (letter ? `option:${letter}` : inTwo(title));
    if (field && columns[field] === undefined) columns[field] = at;
  });
  const [topic, chapter] = [
    headings.findIndex((one) => plain(one) === '知识点'),
    columns['chapter'],
  ];
  const another = headings.findIndex(
    (one, at) => at !== topic && byName.get(plain(one)) === 'chapter',
  );
  // Beside a chapter column, a topic column holds tags.
  if (topic >= 0 && another >= 0) {
    if (chapter === topic) columns['chapter'] = another;
    columns['tags'] ??= topic;
  }
  return columns;
}

/** The minimum for a sheet of questions. */
export const isQuestionSheet = (columns: Columns) =>
  columns['stem'] !== undefined && Object.keys(columns).length >= 2;
