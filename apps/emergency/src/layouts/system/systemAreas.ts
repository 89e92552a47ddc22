import { systemMessages } from '@cheese/domain/texts/systemMessages';
import { paths } from '../../paths';

/** In menu order. */
export const systemAreas = [
  {
    href: paths.system.resourceManage(),
    name: systemMessages.resourceManagement,
    what: '上传、编辑与上下架急救课程、视频与资料',
  },
  {
    href: paths.system.welfare(),
    name: systemMessages.welfareManagement,
    what: '设置考核证书，查看与吊销已颁发的证书',
  },
  {
    href: paths.system.learnSituation(),
    name: systemMessages.learnSituation,
    what: '了解学员的学习进度、测验成绩与预警名单',
  },
  {
    href: paths.system.questionManage(),
    name: systemMessages.questionManagement,
    what: '新增、导入与维护急救测验题目',
  },
  {
    href: paths.system.people(),
    name: systemMessages.peopleManagement,
    what: '添加与导入学员，重置密码，维护机构',
  },
] as const;
