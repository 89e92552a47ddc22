import type { FirstAidTopic } from '@cheese/domain/codes/training/firstAid';
import type {
  CertificateItemRow,
  Conditions,
} from '@cheese/server/modules/emergency/certificateItem/certificateItem.tables';

type Written = Pick<
  CertificateItemRow,
  'name' | 'description' | 'validDays' | 'template' | 'groundState'
>;

export interface SeedItem extends Written {
  conditions: Omit<Conditions, 'resourceIds'>;
  /** All demo resources about these are to be studied. */
  topics: readonly FirstAidTopic[];
}

/** From what can be earned in a few minutes to what takes a while. */
export const seedItems: readonly SeedItem[] = [
  {
    name: '急救常识入门证书',
    description: '面向首次接触急救的公众：完成一次学习并通过一次测验，即可领取。',
    conditions: { studySeconds: 60, quizzes: 1, passScore: 60 },
    topics: [],
    validDays: 365,
    template: 2,
    groundState: 1,
  },
  {
    name: '心肺复苏与自动除颤合格证书',
    description:
      '学完心肺复苏与除颤器的全部资源，累计学习满 5 分钟，两次测验达到 80 分。证书有效期两年，到期前请复训。',
    conditions: { studySeconds: 300, quizzes: 2, passScore: 80 },
    topics: [9],
    validDays: 730,
    template: 1,
    groundState: 1,
  },
  {
    name: '灾害避险与自救合格证书',
    description: '学完地震、洪水与泥石流资源，累计学习满 10 分钟，一次测验达到 70 分。长期有效。',
    conditions: { studySeconds: 600, quizzes: 1, passScore: 70 },
    topics: [1, 3, 5],
    validDays: null,
    template: 3,
    groundState: 1,
  },
  {
    name: '社区急救志愿者证书',
    description: '累计学习满 2 小时，五次测验达到 80 分。持证者可报名参加社区急救志愿服务。',
    conditions: { studySeconds: 7200, quizzes: 5, passScore: 80 },
    topics: [],
    validDays: 365,
    template: 1,
    groundState: 0,
  },
];
