import { type BalanceChange, balanceChanges } from './shop/balance';
import { type CertificateState, certificateStates } from './people/certificates';
import {
  type EmergencyRole,
  emergencyRoles,
  type GroundState,
  groundStates,
} from './emergency/centre';
import { type ExamState, examStates, type PracticeState, practiceStates } from './exam/exams';
import { cancelledToken, type ScanState, scanStates } from './people/login';
import { type MemberTier, memberTiers } from './shop/membership';
import {
  type NoticeKind,
  noticeKinds,
  noticeSegments,
  type ReadState,
  readStates,
} from './people/notices';
import { type CancelReason, cancelReasons, type OrderState, orderStates } from './shop/orders';
import { payStates, type PayState } from './shop/payment';
import {
  type ChargeKind,
  chargeKinds,
  type CollectType,
  collectTypes,
  type CommodityType,
  commodityTypes,
} from './shop/products';
import {
  type AnswerVerdict,
  answerVerdicts,
  questionDifficulties,
  type QuestionDifficulty,
} from './exam/questionTypes';
import { conversionStates, type ConversionState, uploadKinds } from './base/uploadSuffixes';
import {
  type CommentState,
  commentStates,
  noteVisibilities,
  type NoteVisibility,
} from './base/visibility';

/** Asserts the label of each code. */
const says = <Code extends string | number>(
  labels: Record<Code, string>,
  expected: Record<Code, string>,
) => {
  expect(labels).toEqual(expected);
};

describe('our own codes', () => {
  it('of commerce', () => {
    says<OrderState>(orderStates, {
      unpaid: '待支付',
      paid: '已支付',
      cancelled: '已取消',
      expired: '已过期',
      refunded: '已退款',
    });
    says<PayState>(payStates, { 1: '待支付', 2: '已支付' });
    says<ChargeKind>(chargeKinds, { 1: '免费', 2: '付费', 3: '会员免费' });
    says<MemberTier>(memberTiers, {
      vip1: '标准会员',
      vip2: '高级会员',
      vip3: '尊享会员',
      vip4: '至尊会员',
    });
    says<BalanceChange>(balanceChanges, {
      1: '充值',
      2: '消费',
      3: '退款',
      4: '兑换码兑换',
      5: '平台赠送',
    });
    says<CancelReason>(cancelReasons, {
      1: '不想购买了',
      2: '商品选错了',
      3: '价格有变化',
      4: '支付遇到问题',
      5: '其他原因',
    });
  });

  it('go on from the specified ones without changing them', () => {
    says<CommodityType>(commodityTypes, {
      1: '医学课程',
      2: '数字标本',
      4: '题库',
      8: '虚拟仿真',
      16: '解剖模型',
      64: '会员卡',
      256: '仿真视频',
    });
    says<CollectType>(collectTypes, {
      1: '课程',
      2: '数字标本',
      4: '题目',
      8: '虚拟仿真',
      16: '解剖模型',
      32: '数字切片',
      512: '急救演练',
      1024: '虚拟病人',
    });
  });

  it('of learning', () => {
    says<ExamState>(examStates, {
      upcoming: '未开始',
      open: '进行中',
      answering: '答题中',
      submitted: '已交卷',
      missed: '已缺考',
    });
    says<PracticeState>(practiceStates, { 1: '进行中', 2: '已提交' });
    says<AnswerVerdict>(answerVerdicts, {
      correct: '回答正确',
      partial: '部分正确',
      wrong: '回答错误',
    });
    says<QuestionDifficulty>(questionDifficulties, { 1: '容易', 2: '中等', 3: '困难' });
    says<NoteVisibility>(noteVisibilities, { 0: '私密', 1: '公开' });
    says<CommentState>(commentStates, { 0: '已隐藏', 1: '显示', 2: '已锁定' });
  });

  it('of messages', () => {
    says<NoticeKind>(noticeKinds, {
      1: '官方公告',
      2: '课程公告',
      3: '课堂公告',
      4: '收到的回复',
      5: '收到的赞',
      6: '学校通知',
    });
    says<NoticeKind>(noticeSegments, {
      1: 'officialNotice',
      2: 'courseNotice',
      3: 'classroomNotice',
      4: 'reply',
      5: 'likes',
      6: 'schoolNotice',
    });
    says<ReadState>(readStates, { 0: '未读', 1: '已读' });
  });

  it('of scan logins', () => {
    says<ScanState>(scanStates, { 0: '等待扫码', 1: '已确认', 2: '已扫码，请在手机上确认' });
    expect(cancelledToken).toBe('cancelled');
  });

  it('of the emergency centre', () => {
    says<EmergencyRole>(emergencyRoles, { 1: '平台管理员', 2: '机构管理员', 3: '学员' });
    says<GroundState>(groundStates, { 0: '已下架', 1: '已上架' });
    says<CertificateState>(certificateStates, {
      valid: '有效',
      expired: '已过期',
      revoked: '已吊销',
    });
  });

  it('of uploaded files', () => {
    expect(uploadKinds).toEqual({
      document: '文档',
      image: '图片',
      video: '视频',
      audio: '音频',
      specimen: '数字标本',
    });
    says<ConversionState>(conversionStates, {
      1: '等待转换',
      2: '转换中',
      3: '转换完成',
      4: '转换失败',
      5: '不可转换',
    });
  });
});
