import { classroomMenu, type ClassroomMenuIndex } from './classroom/classroomMenu';
import { coursewareTypes } from './learning/coursewareTypes';
import { type DirectoryItemType, directoryItemTypes } from './learning/directoryItems';
import { emergencyMenu } from './emergency/menu';
import {
  type FirstAidCategory,
  firstAidCategories,
  type FirstAidTopic,
  firstAidTopics,
} from './training/firstAid';
import { type ImageAdjustment, imageAdjustment } from './slides/imageAdjustment';
import { loginPlatformCodes, type LoginPlatform, loginPlatforms } from './people/login';
import { type HaloCode, haloCodes, halos } from './shop/membership';
import { alipayFrame, payType, type Payway, paywayCodes, payways } from './shop/payment';
import {
  collectTypes,
  type CourseType,
  courseTypes,
  type ProductType,
  productTypes,
} from './shop/products';
import { questionTypeCodes, questionTypes } from './exam/questionTypes';
import { type Role, roleCodes, roles } from './people/roles';
import { singleTypes, singleTypeCodes } from './learning/singleTypes';
import { uploadSuffixes } from './base/uploadSuffixes';

/** Asserts the label of each code of the specification. */
const says = <Code extends string | number>(
  labels: Record<Code, string>,
  expected: Record<Code, string>,
) => {
  expect(labels).toEqual(expected);
};

describe('the specified codes', () => {
  it('of people', () => {
    says<Role>(roles, { 1: '学校管理员', 2: '教师', 3: '学员' });
    expect(roleCodes).toEqual({ schoolAdmin: 1, teacher: 2, learner: 3 });
    says<HaloCode>(halos, { 1: '会员' });
    expect(haloCodes).toEqual({ member: 1 });
    says<LoginPlatform>(loginPlatforms, { 1: '电脑网页' });
    expect(loginPlatformCodes).toEqual({ web: 1 });
  });

  it('of questions', () => {
    expect(questionTypes).toMatchObject({ 1: '单选题', 2: '判断题' });
    expect(questionTypeCodes).toMatchObject({ singleChoice: 1, trueFalse: 2 });
  });

  it('of courseware', () => {
    expect(coursewareTypes).toMatchObject({
      1: '课程视频',
      2: 'PPT',
      4: '思维导图',
      8: '课程笔记',
      64: '随堂测试',
      32: '数字切片',
      16: '互动实验',
      48: '数字标本',
    });
    says<DirectoryItemType>(directoryItemTypes, {
      img: '图片',
      experiment: '互动实验',
      section: '数字切片',
      ppt: 'PPT',
      video: '视频',
      note: '笔记',
      test: '测试',
      specimen: '数字标本',
    });
  });

  it('of single resources', () => {
    expect(singleTypeCodes).toEqual({
      video: 1,
      PPT: 2,
      ans: 3,
      img: 4,
      anatomyImg: 5,
      image: 6,
      note: 8,
      experiment: 16,
      section: 32,
      specimen: 48,
      test: 64,
      threeAns: 65,
    });
    // Types from 128 on extend the specification.
    const { 128: _m, 256: _d, 512: _p, 1024: _e, ...coursewareOnes } = coursewareTypes;
    expect(singleTypes).toMatchObject(coursewareOnes);
    expect(Object.keys(singleTypes).map(Number)).toEqual(Object.values(singleTypeCodes));
  });

  it('of first aid', () => {
    says<FirstAidCategory>(firstAidCategories, { 1: '灾难案例', 2: '急救知识' });
    says<FirstAidTopic>(firstAidTopics, {
      1: '地震',
      2: '溺水',
      3: '洪水',
      4: '普通火灾',
      10: '高层火灾',
      5: '泥石流',
      6: '龙卷风',
      7: '山体滑坡',
      8: '漏电',
      9: '心肺复苏',
    });
  });

  it('of products and payment', () => {
    says<ProductType>(productTypes, { 1: '医学课程', 2: '数字标本', 4: '题库' });
    says<CourseType>(courseTypes, { 1: '平台课程', 2: '精品课程' });
    says<Payway>(payways, { 1: '余额支付', 2: '微信支付', 3: '支付宝支付' });
    expect(paywayCodes).toEqual({ balance: 1, wechat: 2, alipay: 3 });
    expect(payType).toBe(1);
    expect(alipayFrame).toEqual({ qrPayMode: 4, qrcodeWidth: 102 });
    expect(collectTypes[1]).toBe('课程');
  });

  it('of uploads', () => {
    expect(uploadSuffixes).toEqual({
      document: ['xls', 'doc', 'ppt', 'docx', 'xlsx', 'pptx', 'pdf'],
      image: ['png', 'jpg', 'jpeg', 'gif'],
      video: ['mp4'],
      audio: ['mp3', 'wav'],
      specimen: ['kfbzm', 'fbx', 'odttzm', 'dttzm', '3dttzm', 'zmspe'],
    });
  });

  it('of a slide’s picture', () => {
    const untouched: ImageAdjustment = {
      gamma: 200,
      contrast: 100,
      light: 100,
      red: 100,
      green: 100,
      blue: 100,
    };
    expect(imageAdjustment).toEqual(untouched);
  });

  it('of menus', () => {
    const index: ClassroomMenuIndex = 8;
    expect(classroomMenu[index]).toEqual({ text: '错题集', segment: 'mistakesCollect' });
    expect(Object.values(classroomMenu).map(({ segment }) => segment)).toEqual([
      'notice',
      'rank',
      'courseware',
      'test',
      'examination',
      'note',
      'discuss',
      'mistakesCollect',
    ]);
    expect(Object.values(classroomMenu).map(({ text }) => text)).toEqual([
      '公告',
      '评分标准',
      '课件',
      '测试/作业',
      '考试',
      '笔记',
      '讨论',
      '错题集',
    ]);
    expect(emergencyMenu).toEqual([
      { text: '资源管理', segment: 'resourceManage' },
      { text: '福利管理', segment: 'welfare' },
      { text: '学情监控', segment: 'learnSituation' },
      { text: '题库管理', segment: 'questionManage' },
    ]);
  });
});
