export const texts = {
  resourceWhat: '上传、编辑与上下架急救课程、视频与资料',
  certificateWhat: '设置考核证书，查看与吊销已颁发的证书',
  situationWhat: '了解学员的学习进度、测验成绩与预警名单',
  questionWhat: '新增、导入与维护急救测验题目',
  peopleWhat: '添加与导入学员，重置密码，维护机构',
} as const;
