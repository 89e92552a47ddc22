import type { Columns } from '../shapes';
import { letterAt } from '../letters';

/** What each column may be called; the first of its names is the one of our template. */
const names = {
  type: ['题型', '试题类型', '题目类型', '题目题型', '试题题型', '类型'],
  chapter: ['章节', '所属章节', '章', '章名称', '目录', '分类', '题目分类', '知识点'],
  section: ['节', '小节', '节名称'],
  group: ['题组', '题组号', '组号', '题组编号'],
  context: ['共用题干', '材料', '病例', '案例', '题干材料', '公共题干', '共同题干'],
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
  ],
  options: ['选项', '备选答案', '选项内容', '备选项', '候选项', '全部选项', '题目选项'],
  prompts: ['匹配项', '待匹配', '左侧', '提示'],
  key: ['答案', '正确答案', '参考答案', '标准答案', '正确选项', '试题答案', '题目答案'],
  analysis: ['解析', '答案解析', '试题解析', '题目解析', '解答', '讲解', '分析', '答案说明'],
  difficulty: ['难度', '难易度', '难度等级', '难易程度', '难度系数', '题目难度', '试题难度'],
  tags: ['标签', '关键词', '关键字', '考点'],
  source: ['来源', '出处', '题目来源', '试题来源'],
} as const;
export type Field = keyof typeof names;
export const titles = Object.fromEntries(
  Object.entries(names).map(([field, [title]]) => [field, title]),
) as Record<Field, string>;

const counted = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];
export const optionTitle = (key: string) => `选项${key}`;

/** `选项A`, `A选项`, `A`, `答案A`, `选项1`, `选项一`: the letter, or null where it is no option. */
function optionOf(title: string): string | null {
  const [, after, alone] =
    /^(?:选项|答案|备选)([A-Z]|\d{1,2}|[一二三四五六七八九十])$|^([A-Z])(?:选项|项)?$/.exec(
      title,
    ) ?? [];
  const said = after ?? alone;
  if (said === undefined) return null;
  if (/[A-Z]/.test(said)) return said;
  const number = counted.indexOf(said) + 1 || Number(said);
  return number >= 1 && number <= 26 ? letterAt(number - 1) : null;
}

const MOST_HEADING = 60;
const plain = (heading: string) =>
  heading
    .slice(0, MOST_HEADING)
    .normalize('NFKC')
    .replace(/[(（【[*＊].*$|[:：\s*]/g, '')
    .toUpperCase();

const byName = new Map(
  (Object.keys(names) as Field[]).flatMap((field) =>
    names[field].map((name) => [name as string, field as string] as const),
  ),
);

/** What each heading is taken for: `stem`, `option:A`; the first of two alike counts. */
export function matchColumns(headings: readonly string[]): Columns {
  const columns: Columns = {};
  headings.forEach((heading, at) => {
    const title = plain(heading);
    const letter = optionOf(title);
    const field = letter ? `option:${letter}` : byName.get(title);
    if (field && columns[field] === undefined) columns[field] = at;
  });
  const [topic, chapter] = [
    headings.findIndex((one) => plain(one) === '知识点'),
    columns['chapter'],
  ];
  const another = headings.findIndex(
    (one, at) => at !== topic && byName.get(plain(one)) === 'chapter',
  );
  // Beside a chapter, what is to be known is a word for it.
  if (topic >= 0 && another >= 0) {
    if (chapter === topic) columns['chapter'] = another;
    columns['tags'] ??= topic;
  }
  return columns;
}

/** Enough to be a sheet of questions. */
export const isQuestionSheet = (columns: Columns) =>
  columns['stem'] !== undefined && Object.keys(columns).length >= 2;
