import { neighbourPaths } from '@cheese/domain/codes/people/neighbours';
import type { ListSort } from '@cheese/domain/codes/shop/listSorts';
import type { NewsCategory } from '@cheese/domain/codes/content/news';
import {
  type NoticeKind,
  noticeSegments,
  type ReadState,
} from '@cheese/domain/codes/people/notices';
import type { CommodityType, CourseType } from '@cheese/domain/codes/shop/products';
import type { SearchType } from '@cheese/domain/codes/front/searchTypes';
import type { ShowType } from '@cheese/domain/codes/content/showTypes';
import { withQuery } from '@cheese/ui/address/withQuery';
import { details, memberParam, type OrderPaid, payPages } from './commodityPaths';
import { collegePaths } from './collegePaths';
import type { CourseItem, ListQuery } from './listQueries';
import { managePaths } from './managePaths';
import { questionPaths } from './questionPaths';
import { simulationPaths } from './simulationPaths';
import { slidePaths } from './slidePaths';
import { univPaths } from './univPaths';

interface DrillsQuery {
  id?: number;
  drill?: number;
  topic?: number | undefined;
  difficulty?: number | undefined;
  keyword?: string;
  page?: number | undefined;
}

interface AnatomiesQuery {
  categoryId?: number | undefined;
  system?: number | undefined;
  keyword?: string | undefined;
  sort?: ListSort | undefined;
  page?: number | undefined;
}

interface StudyQuery {
  id: number;
  modelId?: number;
  v?: string;
  /** `compare` shows the same body in health and disease side by side. */
  at?: 'compare';
  quiz?: number | 'new';
  page?: number;
}

interface NoticeQuery {
  page?: number | undefined;
  status?: ReadState | undefined;
  id?: number | undefined;
}

export type OrderCenterPage =
  'order' | 'cheers' | 'consumption' | 'records' | 'mychrees' | 'invoice';

interface Here {
  pathname: string;
  search: string;
}

interface OrderCenterQuery {
  /** Unchecked value from the address. */
  showType?: string | undefined;
  orderId?: number | undefined;
  tab?: string | undefined;
}

/** The addresses of all screens, so that no other file writes them. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  error: () => '/error',
  userInfo: {
    profile: (query: { showType?: string } = {}) => withQuery('/userInfo/userSet', query),
    security: (query: { showType?: string } = {}) => withQuery('/userInfo/accountSet', query),
    privacy: (query: { showType?: string } = {}) => withQuery('/userInfo/privacy', query),
    schoolView: (query: { showType?: string } = {}) => withQuery('/userInfo/schoolView', query),
  },
  agreement: {
    user: () => '/agreement/user',
    privacy: () => '/agreement/privacy',
    member: () => '/agreement/member',
  },
  realTimeInfo: {
    list: (query: { page?: number; category?: NewsCategory } = {}) =>
      withQuery('/realTimeInfo', query),
    detail: ({ id }: { id: number }) => withQuery('/realTimeInfo/detail', { id }),
  },
  commodity: ({ type, productId }: { type: CommodityType; productId: number }) =>
    details[type](productId),
  productList: (query: ListQuery & { productType: CommodityType; outLine?: number | undefined }) =>
    withQuery('/productList', { ...query }),
  courseComments: (query: { courseId: number }) => withQuery('/course/comment', query),
  courseNotes: (query: { courseId?: number | undefined; keyword?: string; page?: number } = {}) =>
    withQuery('/course/note', { ...query }),
  courseQuestions: (query: { courseId: number; page?: number }) =>
    withQuery('/course/questionlist', query),
  ownQuestions: (query: { waiting?: 1 } = {}) => withQuery('/course/questionlist', { ...query }),
  /** `at`: the second of a film, or the page, where the question came up. */
  askCourse: (query: { courseId: number; itemId?: number | undefined; at?: number | undefined }) =>
    withQuery('/course/question', { ...query }),
  courseQuestion: (query: { id: number; page?: number }) => withQuery('/course/reply', query),
  freeZone: (query: { type?: CommodityType | undefined; page?: number | undefined } = {}) =>
    withQuery('/freeZone', query),
  search: (
    query: ListQuery & {
      keyword?: string | undefined;
      type?: SearchType | undefined;
      courseType?: CourseType | undefined;
    } = {},
  ) => withQuery('/search', { ...query }),
  help: (query: { showType?: ShowType; keyword?: string; id?: number } = {}) =>
    withQuery('/help', query),
  message: (kind?: NoticeKind, query: NoticeQuery = {}) =>
    withQuery(kind ? `/message/${noticeSegments[kind]}` : '/message', { ...query }),
  /** The membership centre over the current page; 0 preselects the recommended plan. */
  memberCentre: ({ pathname, search }: Here, cardId = 0) => {
    const said = new URLSearchParams(search);
    said.set(memberParam, String(cardId));
    return `${pathname}?${said}`;
  },
  pay: ({ type, ...query }: OrderPaid) =>
    withQuery(type === undefined ? '/pay' : payPages[type], { ...query }),
  orderCenter: (query: { showType?: ShowType } = {}) => withQuery('/orderCenter', query),
  orderCenterPage: (page: OrderCenterPage, query: OrderCenterQuery = {}) =>
    withQuery(`/orderCenter/${page}`, { ...query }),
  ...slidePaths,
  ...questionPaths,
  anatomyHome: () => '/anatomy',
  anatomy: (query: AnatomiesQuery = {}) => withQuery('/anatomy/list', { ...query }),
  anatomyDetail: (query: { id: number }) => withQuery('/anatomy/detail', query),
  anatomyIntroduce: (query: { id: number }) => withQuery('/anatomy/introduce', query),
  anatomyStudy: (query: StudyQuery) => withQuery('/anatomy/study', { ...query }),
  simulation: simulationPaths,
  firstAidDrillSystem: (query: DrillsQuery = {}) => withQuery('/firstAidDrillSystem', { ...query }),
  /** Virtual patients: the list, one case, the bedside and the debrief. */
  patient: {
    cases: (query: { level?: number | undefined; page?: number | undefined } = {}) =>
      withQuery('/clinical-system/', { ...query }),
    case: (query: { id: number; page?: number | undefined }) =>
      withQuery('/clinical-system/case', { ...query }),
    bench: (query: { id: number }) => withQuery('/clinical-system/bench', query),
    debrief: (query: { id: number }) => withQuery('/clinical-system/debrief', query),
  },
  course: {
    home: () => '/course',
    detail: (query: { courseId: number; tab?: string | undefined }) =>
      withQuery('/course/detail', { ...query }),
    directory: (query: { courseId: number }) => withQuery('/course/directory', query),
    certificate: (query: { id: number }) => withQuery('/course/certificate', query),
    introduce: (query: { courseId: number }) => withQuery('/course/introduce', query),
    test: (query: { courseId: number }) => withQuery('/course/test', query),
    teacher: (query: { teacherId: number }) => withQuery('/course/teacher', query),
    /** The page for studying one item of a course. */
    item: (query: CourseItem) => withQuery('/course/courseware', { ...query }),
  },
  myCourse: (query: { state?: number; page?: number } = {}) => withQuery('/mycourse', { ...query }),
  verifyCertificate: (query: { number?: string } = {}) => withQuery('/certificate/verify', query),
  myStudy: () => neighbourPaths.universityStudy,
  myClassroom: () => '/mycourse/myclassroom',
  myCollect: () => '/mycourse/mycollect',
  cloudteach: () => '/cloudteach/cloudteach',
  /** The emergency site; pages/emergencyCenter finds its origin. */
  emergencyCenter: () => '/emergencyCenter',
  colleges: collegePaths,
  manage: managePaths,
  univ: univPaths,
  download: () => '/download',
  qrCode: () => '/qrCode',
  roam: (query: { room?: number } = {}) => withQuery('/roam', query),
  luohe: {
    zone: (query: { page?: number } = {}) => withQuery('/luohe', query),
    detail: ({ id }: { id: number }) => withQuery('/luohe/details', { id }),
  },
};
