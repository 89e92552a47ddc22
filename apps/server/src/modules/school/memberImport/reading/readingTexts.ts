import type { FileField } from './memberImport.headings';

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
  birthMonth: ['出生日期', '出生年月', '生日', '出生年月日'],
  guardianName: ['监护人姓名', '监护人', '家长姓名', '家长'],
  guardianPhone: [
    '监护人电话',
    '监护人手机',
    '监护人手机号',
    '监护人联系电话',
    '家长电话',
    '家长手机',
  ],
  consent: ['监护人同意', '监护人是否同意', '家长同意', '家长是否同意'],
  phone: ['手机号', '手机', '电话', '手机号码', '联系电话', '电话号码', '联系方式'],
};

/** What schools write into the cells. */
export const cellWords = {
  male: ['男', '男性', 'm'],
  female: ['女', '女性', 'f'],
  undisclosed: ['保密'],
  learner: ['学员', '学生'],
  teacher: ['教师', '老师', '教职工'],
  consented: ['是', '已同意', '同意', 'y', 'yes', '√'],
  notConsented: ['否', '未同意', '不同意', '待同意', '待监护人同意', 'n', 'no'],
  /** As our own list says it of those of whom there is nothing to say. */
  nothingSaid: ['不需要', '已撤回'],
} as const;

export const adminWord = '管理员';
/** 2026级 and 26级 are the year 2026. */
export const yearShape = /^(?:(?:19|20)\d{2}|\d{2}(?=级))级?$/;
export const yearInName = /(?<!\d)((?:19|20)?\d{2})级/;
