import { messages } from '@cheese/domain/texts/messages';
import { paths } from '../../paths';

/** What there is to manage, in the order of the menu. */
export const systemAreas = [
  {
    href: paths.system.resourceManage(),
    name: messages.resourceManagement,
    what: '上传、编辑与上下架急救课程、视频与资料',
  },
  {
    href: paths.system.welfare(),
    name: messages.welfareManagement,
    what: '设置考核证书，查看与吊销已颁发的证书',
  },
  {
    href: paths.system.learnSituation(),
    name: messages.learnSituation,
    what: '了解学员的学习进度、测验成绩与预警名单',
  },
  {
    href: paths.system.questionManage(),
    name: messages.questionManagement,
    what: '新增、导入与维护急救测验题目',
  },
  {
    href: paths.system.people(),
    name: messages.peopleManagement,
    what: '添加与导入学员，重置密码，维护机构',
  },
] as const;
