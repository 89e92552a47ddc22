/** What somebody may do in their school. An office role is a named set of those that may be given. */
export const schoolRights = {
  profile: '学校资料',
  structure: '院系与行政班',
  viewPeople: '查看人员',
  editPeople: '新增、修改与停用人员',
  importPeople: '批量导入与离校',
  roles: '角色与权限',
  terms: '学期',
  viewTeaching: '查看教学班',
  editTeaching: '管理教学班',
  marks: '成绩',
  licences: '授权',
  insight: '学情统计',
  notices: '发送通知',
  audit: '操作日志',
} as const;
export type SchoolRight = keyof typeof schoolRights;

const { roles: _administratorsAlone, marks: _teachersOwn, ...givable } = schoolRights;
/** Whoever could give rights would give themselves the rest, so that administrators alone do. */
export const givableRights = givable;
export type GivableRight = keyof typeof givableRights;

/** A role besides the one that a member has on the roll. */
export const grantKinds = { 1: '院系负责人', 2: '教务角色' } as const;
export type GrantKind = keyof typeof grantKinds;
export const grantKindCodes = { departmentHead: 1, office: 2 } as const satisfies Record<
  string,
  GrantKind
>;
