import type { GivableRight } from '@cheese/domain/codes/school/schoolRights';

const opens: Readonly<Record<GivableRight, string>> = {
  profile: '修改学校名称、标志和联系方式',
  structure: '新增、移动、合并院系与专业，管理行政班',
  viewPeople: '查看全校人员、院系和行政班，导出名单',
  editPeople: '新增、修改、停用人员，重设学员密码；不能改动管理员和担任其他角色的人',
  importPeople: '从名单文件批量导入人员，批量办理毕业、转学、休学',
  terms: '新增学期、设定起止日期与周数、学期归档',
  viewTeaching: '查看全校教学班及名单',
  editTeaching: '新增、修改全校教学班，安排教师、助教与学员',
  licences: '申请购买授权、查看名额与到期日',
  insight: '查看全校学情统计与导出',
  notices: '向全校、院系、班级或某类人员发送通知',
  audit: '查看和导出本校操作日志',
};

export const texts = {
  title: '角色与权限',
  lead: '谁能做什么都在这里：固有角色的权限是确定的，教务等岗位可以自定角色。',
  what: '自定角色',
  table: '自定角色一览',
  own: '自定角色',
  ownLead: '由若干项权限组成，在人员详情里授予。只有学校管理员能设置和授予。',
  add: '新增角色',
  added: '已新增',
  edit: '修改',
  editing: '修改角色',
  saved: '已保存',
  name: '角色名称',
  namePlaceholder: '如 教务处',
  nameEmpty: '请填写角色名称',
  rights: '权限',
  rightsEmpty: '请至少选择一项权限',
  people: '人数',
  peopleCount: (count: number) => `${count} 人`,
  remove: '删除',
  removing: (name: string) => `删除「${name}」？`,
  removal: (count: number) =>
    count > 0
      ? `现有 ${count} 人担任此角色，删除后他们立即失去由此得到的权限。`
      : '现在没有人担任此角色。删除后不能恢复。',
  emptyTitle: '还没有自定角色',
  emptyHint: '例如给教务处“院系与行政班”“批量导入与离校”“学期”，他们就不必是学校管理员。',
  opens,
  fixed: '固有角色',
  fixedRows: [
    { name: '学校管理员', opens: '本校的全部内容，包括角色与权限；至少保留一名。' },
    { name: '院系负责人', opens: '所负责院系及下级的人员、教学班、学情与通知。' },
    { name: '班主任', opens: '查看本行政班的学生与学情，给本班发通知。' },
    { name: '教师', opens: '自己的课程、题库、考试与教学班，教学班的名单与成绩。' },
    { name: '助教', opens: '所在教学班的名单；成绩只在教师允许时可见。' },
    { name: '学员', opens: '学习分配给自己的内容，看自己的记录与成绩。' },
  ],
} as const;
