import { validationTexts } from './validation';
import { countedMessages as counted } from './countedMessages';
import { fieldMessages } from './fieldMessages';
import { learningMessages } from './learningMessages';
import { messages } from './messages';
import { shopMessages } from './shopMessages';
import { signInMessages } from './signInMessages';
import { systemMessages } from './systemMessages';

/** The table of canonical texts, row by row. */
describe('the words of the product', () => {
  it('name it', () => {
    expect(messages.platformTitle).toBe('AI数字医学虚拟仿真课程平台');
    expect(messages.emergencyTitle).toBe('公益急救培训平台');
    expect(messages.supportHours).toBe('电话咨询，工作日 9:00-18:00 在线');
    expect(messages.cheese).toBe('芝士');
  });

  it('say what is wrong with a field', () => {
    expect(fieldMessages.phoneEmpty).toBe('手机号不能为空');
    expect(fieldMessages.phoneWrong).toBe('手机号格式错误');
    expect(fieldMessages.smsPhoneEmpty).toBe('请输入手机号！');
    expect(fieldMessages.smsPhoneWrong).toBe('手机号格式错误！');
    expect(fieldMessages.codeEmpty).toBe('验证码不能为空');
    expect(fieldMessages.passwordEmpty).toBe('请输入密码');
    expect(fieldMessages.phoneAccountEmpty).toBe('请输入手机号');
    expect(fieldMessages.schoolAccountEmpty).toBe('请输入账号');
    expect(fieldMessages.organisationEmpty).toBe('机构不能为空');
    expect(fieldMessages.secondPasswordEmpty).toBe('请再次输入密码');
    expect(fieldMessages.passwordsDiffer).toBe('两次输入的密码不一致！');
    expect(fieldMessages.newPasswordPlaceholder).toBe('6-10位，包含大小写字母和数字');
    expect(fieldMessages.agreementUnticked).toBe('请阅读并勾选协议');
  });

  it('lead through signing in', () => {
    expect(signInMessages.codeTab).toBe('验证码登录');
    expect(signInMessages.passwordTab).toBe('密码登录');
    expect(signInMessages.schoolTab).toBe('学校账号登录');
    expect(signInMessages.getCode).toBe('获取验证码');
    expect(counted.resendIn(59)).toBe('59秒后重发');
    expect(signInMessages.resetPassword).toBe('重置密码');
    expect(signInMessages.resetAndLogIn).toBe('重置并登录');
    expect(signInMessages.chooseOrganisation).toBe('您可进入以下机构');
    expect(signInMessages.verifyTitle).toBe('请完成安全验证');
    expect(signInMessages.verified).toBe('验证通过');
    expect(signInMessages.accountOrPasswordWrong).toBe('账号或密码错误！');
    expect(signInMessages.noOrganisation).toBe('当前账号未查询到所属机构');
    expect(signInMessages.loginDone).toBe('登录成功！');
    expect(signInMessages.loggedOut).toBe('已退出登录');
    expect(signInMessages.scanCancelled).toBe('用户已取消登录');
    expect(signInMessages.qrExpired).toBe('二维码已失效，点击刷新');
  });

  it('prompt for a login', () => {
    expect(signInMessages.notLoggedIn).toBe('系统检测到您未登录');
    expect(counted.toLoginIn(5)).toBe('5秒后自动跳转到登录页');
    expect(signInMessages.goLogin).toBe('去登录');
  });

  it('stand in headers and menus', () => {
    expect([messages.logIn, messages.register]).toEqual(['登录', '注册']);
    expect([messages.myStudy, messages.myClassroom]).toEqual(['我的学习', '我的课堂']);
    expect(messages.orderCenter).toBe('订单中心');
    expect(messages.personalSettings).toBe('个人设置');
    expect(messages.helpCenter).toBe('帮助中心');
    expect(messages.logOut).toBe('退出登录');
    expect(messages.universityAdmin).toBe('高校管理后台');
    expect(messages.teachingManagement).toBe('云教学管理');
    expect(messages.home).toBe('首页');
    expect(messages.cloudCourse).toBe('云课程');
    expect(messages.morphology).toBe('形态学实验中心');
    expect(messages.testingCenter).toBe('考试中心');
    expect(messages.more).toBe('更多');
    expect(messages.allResources).toBe('全部资源');
    expect(messages.aiTechnology).toBe('AI技术');
  });

  it('sell membership', () => {
    expect(shopMessages.membershipCenter).toBe('会员中心');
    expect([shopMessages.openNow, shopMessages.renew]).toEqual(['立即开通', '立即续费']);
    expect([shopMessages.recommended, shopMessages.save]).toEqual(['推荐', '立省']);
    expect(shopMessages.purchaseDone).toBe('购买成功');
    expect(shopMessages.balanceInsufficient).toBe('余额不足，请使用微信或支付宝支付');
    expect(shopMessages.confirmPurchase).toBe('该商品为虚拟商品，购买后不支持退款，确认购买吗？');
    expect(shopMessages.wechatPay).toBe('微信支付');
    expect(shopMessages.alipay).toBe('支付宝支付');
    expect(shopMessages.balancePay).toBe('余额支付');
  });

  it('sell videos', () => {
    expect(shopMessages.videoUnselected).toBe('请选择视频');
    expect([shopMessages.goPay, shopMessages.selectAll, shopMessages.total]).toEqual([
      '去支付',
      '全选',
      '合计',
    ]);
    expect(counted.selected(3)).toBe('已选3个');
  });

  it('accompany learning', () => {
    expect([learningMessages.collected, learningMessages.uncollected]).toEqual([
      '收藏成功',
      '已取消收藏',
    ]);
    expect([learningMessages.singleChoice, learningMessages.trueFalse]).toEqual([
      '单选题',
      '判断题',
    ]);
    expect(learningMessages.studyData).toBe('学习数据');
    expect([
      learningMessages.classroomNotice,
      learningMessages.classroomRank,
      learningMessages.classroomCourseware,
      learningMessages.classroomTest,
      learningMessages.classroomExamination,
      learningMessages.classroomNote,
      learningMessages.classroomDiscuss,
      learningMessages.classroomMistakes,
    ]).toEqual(['公告', '评分标准', '课件', '测试/作业', '考试', '笔记', '讨论', '错题集']);
  });

  it('say how long ago something was', () => {
    expect(messages.justNow).toBe('刚刚');
    expect(counted.minutesAgo(2)).toBe('2分钟前');
    expect(counted.hoursAgo(2)).toBe('2小时前');
    expect(counted.daysAgo(2)).toBe('2天前');
    expect(counted.monthsAgo(2)).toBe('2个月前');
    expect(counted.yearsAgo(2)).toBe('2年前');
  });

  it('stand in the menu of the emergency system', () => {
    expect([
      systemMessages.resourceManagement,
      systemMessages.welfareManagement,
      systemMessages.learnSituation,
      systemMessages.questionManagement,
    ]).toEqual(['资源管理', '福利管理', '学情监控', '题库管理']);
  });

  it('say what went wrong', () => {
    expect(messages.notFound).toBe('This page could not be found');
    expect(messages.notFoundHere).toBe('您访问的页面不存在');
    expect(messages.backToHome).toBe('返回首页');
    expect(messages.networkUnreachable).toBe('网络连接失败，请稍后重试');
    expect(messages.serviceBroken).toBe('服务异常，请稍后重试');
    expect(validationTexts.missing('productId')).toBe('缺少参数：productId');
  });
});

it('have no blanks around them and full-width punctuation inside', () => {
  for (const text of Object.values(messages)) {
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/[一-龥][,;!?]|[,;!?][一-龥]/);
  }
});
