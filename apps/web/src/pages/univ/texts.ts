export const texts = {
  title: '高校系统',
  lead: '这里是高校教学系统的入口，由您所在机构的系统提供服务。',
  who: '当前账号',
  organisation: '所属机构',
  noOrganisation: '暂无',
  areas: {
    '/univ/colleges/school': '高校管理后台：班级与人员、课程开设、教学数据与考试管理。',
    '/univ/stu-sys/my-study': '我的学习：在学课程、作业与考试安排、学习记录。',
    '/univ': '云教学管理：备课与课件、班级课堂、作业批改与成绩。',
  },
  back: '返回首页',
} as const;
