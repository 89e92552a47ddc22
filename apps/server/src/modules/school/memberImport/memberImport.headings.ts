import type { MemberField } from '@cheese/domain/codes/school/memberImports';

export type FileField = Exclude<MemberField, 'state'>;

/** What schools call the columns; the first is that of our template. */
export const headingNames: Record<FileField, readonly string[]> = {
  number: [
    '学号/工号',
    '学号',
    '工号',
    '编号',
    '学工号',
    '职工号',
    '教工号',
    '学生学号',
    '学籍号',
    '账号',
  ],
  name: ['姓名', '学生姓名', '教师姓名', '真实姓名', '名字'],
  role: ['角色', '身份', '类型', '人员类型'],
  department: ['院系', '学院', '系', '部门', '所属院系', '所属学院', '二级学院', '院系名称'],
  major: ['专业', '专业名称', '所属专业'],
  year: ['年级', '入学年份', '入学年', '届', '级'],
  className: ['行政班', '班级', '班', '班级名称', '所在班级', '行政班级'],
  gender: ['性别'],
  phone: ['手机号', '手机', '电话', '手机号码', '联系电话', '电话号码', '联系方式'],
};

const bare = (heading: string) =>
  heading
    .normalize('NFKC')
    .replace(/\([^)]*\)|\[[^\]]*\]/g, '')
    .replace(/[\s*:]/g, '');

const fields = new Map(
  (Object.keys(headingNames) as FileField[]).flatMap((field) =>
    headingNames[field].map((name) => [bare(name), field] as const),
  ),
);

/** Signs, spaces and remarks in brackets around a heading do not matter. */
export const fieldOf = (heading: string): FileField | null => fields.get(bare(heading)) ?? null;
