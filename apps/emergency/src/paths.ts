import type { FirstAidCategory, FirstAidTopic } from '@cheese/domain/codes/training/firstAid';
import { withQuery } from '@cheese/ui/address/withQuery';

const quiz = '/emergencyCenter/quiz';
const verify = '/emergencyCenter/verify';
const system = '/emergencyCenter/system';

interface Filed {
  category?: FirstAidCategory;
  topic?: FirstAidTopic;
}

/** The address of every screen of this site: links are made here and nowhere else. */
export const paths = {
  home: ({ category, topic, keyword }: Filed & { keyword?: string } = {}) =>
    withQuery('/emergencyCenter', { category, topic, keyword }),
  login: () => '/emergencyCenter/login',
  error: () => '/error',
  resource: ({ id }: { id: number }) => withQuery('/emergencyCenter/resource', { id }),
  quiz: {
    /** `start: 1` opens the dialog that starts a quiz. */
    home: ({ start, category, topic }: Filed & { start?: 1 } = {}) =>
      withQuery(quiz, { start, category, topic }),
    result: ({ id, only }: { id: number; only?: 'wrong' }) =>
      withQuery(`${quiz}/result`, { id, only }),
    wrong: ({ page }: { page?: number } = {}) => withQuery(`${quiz}/wrong`, { page }),
    history: ({ page }: { page?: number } = {}) => withQuery(`${quiz}/history`, { page }),
  },
  /** `item` opens the dialog of one certificate. */
  welfare: ({ item }: { item?: number } = {}) => withQuery('/emergencyCenter/welfare', { item }),
  certificate: ({ number }: { number: string }) =>
    withQuery('/emergencyCenter/certificate', { number }),
  verify: ({ number }: { number?: string } = {}) =>
    number ? `${verify}/${encodeURIComponent(number)}` : verify,
  system: {
    home: () => system,
    resourceManage: () => `${system}/resourceManage`,
    welfare: ({ view }: { view?: 'records' } = {}) => withQuery(`${system}/welfare`, { view }),
    learnSituation: ({ view }: { view?: 'risk' } = {}) =>
      withQuery(`${system}/learnSituation`, { view }),
    questionManage: () => `${system}/questionManage`,
    people: () => `${system}/people`,
  },
};
