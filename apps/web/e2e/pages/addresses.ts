import { screens } from '../../src/routes';
import type { Screen } from '../../src/routes/screen';

/** An address without a page; its 404 logs an error in the console. */
export const unknownAddress = '/no/such/page';

/** Addresses that correctly show the not-found page. */
export const lostAddresses: ReadonlySet<string> = new Set([
  unknownAddress,
  '/course/certificate',
  '/course/comment',
  '/course/reply',
  '/testingCenter/test',
  '/myQuestion/statistics',
  '/manage/orders/detail',
  '/manage/reconcile/detail',
]);

/** With what a path is opened where it alone does not say enough, or has more than one face. */
const examples: Partial<Record<string, readonly string[]>> = {
  '/productList': ['?productType=1', '?productType=2&filterIds=1', '?productType=1&page=99'],
  '/morphology': ['', '?charge=1', '?page=99'],
  '/morphology/list': ['', '?system=3&stain=1', '?keyword=zzzz'],
  '/morphology/detail': ['?id=7', '?id=10'],
  '/morphology/library': ['?id=7'],
  // A school lays it out: see `univ/trays`.
  '/morphology/tray': [],
  '/morphology/slice': ['?id=1', '?id=1&v=15000_12000_0.5_37_1', '?id=12'],
  '/morphology/compare': ['?slides=1,2', ''],
  '/mymorphology': [''],
  '/mymorphology/list': ['', '?page=99'],
  '/mymorphology/mycollect': ['', '?type=32', '?keyword=zzzz'],
  '/univ/slides/findings': ['', '?state=2', '?page=99'],
  '/univ/slides/reports': ['', '?state=2', '?page=99'],
  '/course/detail': ['?courseId=1', '?courseId=1&tab=directory', '?courseId=1&tab=recommended'],
  '/course/courseware': ['?courseId=1', '?courseId=1&itemId=2'],
  '/course/directory': ['?courseId=1'],
  '/certificate/verify': [''],
  '/course/introduce': ['?courseId=1'],
  '/course/test': ['?courseId=1'],
  '/course/teacher': ['?teacherId=1'],
  '/mycourse': ['', '?state=3', '?page=99'],
  '/anatomy/list': ['', '?system=1&categoryId=1', '?keyword=zzzz'],
  '/anatomy/detail': ['?id=15', '?id=5'],
  '/anatomy/introduce': ['?id=8'],
  '/anatomy/study': ['?id=15', '?id=5'],
  '/virtualSimulation/list': ['', '?charge=1', '?keyword=zzzz'],
  '/virtualSimulation/detail': ['?id=5', '?id=15&projectTab=1', '?id=16&projectTab=2'],
  '/virtualSimulation/video/detail': ['?id=12', '?id=8'],
  '/morphology/experiment': ['', '?field=3', '?id=5'],
  '/morphology/specimen': ['', '?id=18'],
  '/search': [
    '',
    '?keyword=肝&type=32',
    '?keyword=心',
    '?keyword=心&type=1',
    '?keyword=心&type=128',
    '?keyword=zzzz',
  ],
  '/realTimeInfo': ['', '?category=3', '?page=9999'],
  '/realTimeInfo/detail': ['?id=1'],
  '/news/details': ['?id=1'],
  '/help': ['', '?showType=2', '?showType=3&keyword=zzzz', '?id=1'],
  '/luohe': ['', '?page=2'],
  '/luohe/details': ['?id=1'],
  '/roam': ['', '?room=4'],
  '/message/officialNotice': ['', '?id=1', '?status=1&page=99'],
  '/orderCenter': ['', '?showType=2', '?showType=3'],
  '/orderCenter/order': ['', '?tab=membership', '?state=cancelled', '?orderId=none'],
  '/orderCenter/cheers': ['', '?orderId=none'],
  '/orderCenter/invoice': ['', '?orderId=none', '?page=99'],
  '/manage/orders': ['', '?state=paid', '?page=99'],
  '/manage/codes': ['', '?kind=2'],
  '/manage/revenue': ['', '?days=7&view=products', '?view=kinds', '?view=payways'],
  '/manage/people/detail': ['?id=1'],
  '/manage/reconcile': ['', '?payway=2&state=open'],
  '/manage/invoices': ['', '?state=issued'],
  '/orderCenter/mychrees': [
    '',
    '?kind=1',
    '?tab=exchange',
    '?tab=coupons',
    '?tab=coupons&state=used',
  ],
  '/manage/coupons': ['', '?kind=2'],
  '/manage/schools': ['', '?state=suspended'],
  '/manage/offers': ['', '?state=approved'],
  '/manage/cloudteach': ['', '?state=1'],
  '/manage/prices': ['', '?type=2', '?keyword=zzzz'],
  '/manage/ads': ['', '?place=5'],
  '/manage/shelf': ['', '?state=withdrawn', '?type=2&keyword=zzzz'],
  '/univ/banks': ['', '?shelf=platform', '?shelf=archived&keyword=zzzz'],
  '/univ/banks/detail': ['?bankId=15', '?bankId=15&view=reports'],
  '/univ/banks/import': ['?bankId=15'],
  '/univ/banks/question': ['?questionId=847', '?bankId=15&chapterId=45'],
  // Needs a course taught by the user: visited with data created in the test.
  '/univ/courses/learners': [],
  '/univ/courses/notices': [],
  '/univ/courses/questions': [''],
  // Needs a teaching class of the user: visited with data created in the test.
  '/univ/colleges/school/licences/detail': [],
  '/univ/colleges/school/teaching/detail': [],
  '/univ/colleges/school/teaching/join': ['', '?code=ABCDE'],
  // Needs a notice of the school: visited with data created in the test.
  '/univ/colleges/school/notices/detail': [],
  '/univ/colleges/school/notices/edit': [''],
  '/univ/colleges/school/people': ['', '?role=1&state=1', '?keyword=zzzz'],
  // The walk of an administrator shows one that it has made.
  '/univ/colleges/school/people/detail': [],
  '/univ/colleges/school/classes': ['', '?isArchived=true', '?keyword=zzzz'],
  '/univ/colleges/school/insight': ['', '?view=risks', '?view=people&keyword=zzzz'],
  '/univ/join': ['', '?code=ABCDE'],
  // Walked by people who are in a classroom.
  '/colleges/aq': [],
  '/colleges/aqDetail': [],
  '/colleges/courseware': [],
  '/colleges/discuss': [],
  '/colleges/discussed': [],
  '/colleges/notice': [],
  '/colleges/question': [],
  '/colleges/teacherAnswer': [],
  '/course/comment': ['', '?courseId=1'],
  '/course/note': ['', '?courseId=1', '?keyword=zzzz'],
  '/course/question': ['?courseId=1'],
  '/course/questionlist': ['?courseId=1', '?courseId=1&answered=2'],
  '/manage/moderation': ['', '?state=0'],
  '/manage/jobs': ['', '?state=failed'],
  '/manage/audit': ['', '?act=order.refund'],
  '/testingCenter': ['', '?charge=1&sort=3', '?keyword=zzzz&page=2', '?exams=past&examPage=9'],
  '/testingCenter/detail': ['?id=1', '?id=5'],
  '/testingCenter/questionChapter': [
    '',
    '?libraryId=5',
    '?libraryId=1&view=history',
    '?libraryId=5&chapterId=1&standing=2',
  ],
  '/testingCenter/examination': ['?examId=1', '?examId=2'],
  '/testingCenter/dayQuestion': ['', '?libraryId=5', '?libraryId=5&month=2026-01'],
  '/myQuestion/wrong': ['', '?keyword=zzzz&type=3', '?print=1'],
  '/myQuestion/collect': ['', '?libraryId=5', '?page=99'],
  '/myQuestion/statistics': ['', '?libraryId=5'],
  '/userInfo': ['', '?showType=3'],
  '/univ/courses': ['', '?state=withdrawn', '?keyword=zzzz'],
  // The created course has an item of each kind.
  '/univ/courses/detail': [],
  '/univ/courses/item': [],
  '/univ/trays': [''],
  '/univ/media': ['', '?kind=document', '?keyword=zzzz'],
  '/univ/models': ['', '?shown=hidden', '?keyword=zzzz'],
  // The demo has no models of a school.
  '/univ/models/edit': [],
  '/univ/simulations': ['', '?shown=hidden', '?keyword=zzzz'],
  // The demo has no simulations of a school.
  '/univ/simulations/edit': [],
  '/univ/patients': ['', '?state=draft', '?keyword=zzzz'],
  // The demo has no drafts of a school.
  '/univ/patients/edit': [],
  '/univ/drills': ['', '?state=draft', '?keyword=zzzz'],
  // The demo has no drills of a school.
  '/univ/drills/edit': [],
  '/univ/slides': ['', '?shown=hidden', '?keyword=zzzz', '?folderId=0'],
  // The created data has a slide.
  '/univ/slides/edit': [],
  '/univ/slides/looks': [],
  '/univ/papers': ['', '?isArchived=true', '?keyword=zzzz'],
  '/univ/papers/detail': ['?paperId=1', '?paperId=2'],
  '/univ/papers/print': ['?paperId=1', '?paperId=2&key=1'],
  '/univ/exams': ['', '?phase=running', '?page=99'],
  '/univ/exams/detail': ['?examId=5', '?examId=8'],
  // The demo exam has a hundred similar rows; the created one has each kind once.
  '/univ/exams/live': [],
  '/univ/exams/results': ['?examId=5', '?examId=6&state=absent'],
  '/univ/exams/attempt': ['?examId=5&attemptId=121'],
  '/univ/exams/analysis': ['?examId=5'],
  '/univ/exams/marking': ['?examId=5'],
  '/univ/*': ['/univ/mycourse'],
  '/campaign/*': ['/campaign/match/login', '/campaign/consulte/jumpProcessMap'],
  '/clinical-system/*': [
    '/clinical-system/',
    '/clinical-system/?level=2',
    '/clinical-system/login',
  ],
  '/clinical-system/case': ['?id=1'],
  '/clinical-system/bench': ['?id=1', '?id=1&at=examine', '?id=1&at=tests', '?id=1&at=end'],
  // The demo has no finished case; the page test covers this screen.
  '/clinical-system/debrief': [],
  // Another site, which its own journeys walk.
  '/emergencyCenter/*': [],
  '*': [unknownAddress],
};

function addressesOf({ path }: Screen): readonly string[] {
  const asked = examples[path] ?? [''];
  const isOpen = /[:*]/.test(path);
  if (isOpen && !examples[path]) throw new Error(`${path} needs an example to be walked`);
  return isOpen ? asked : asked.map((query) => path + query);
}

/** `/course/detail` belongs to `/course`; addresses without a known area belong to `/`. */
const areaOf = ({ path }: Screen) => `/${path.split('/')[1] ?? ''}`;

/** Opened by rights in the school, which a learner has none of. */
const isWithinSchool = ({ path }: Screen) => path.startsWith('/univ/colleges/school/');

/** All routes by area, and within each area by required role. */
export const areas = [...new Set(screens.map(areaOf))].map((area) => {
  const own = screens.filter((screen) => areaOf(screen) === area);
  const open = own.filter(({ needsLogin }) => !needsLogin).flatMap(addressesOf);
  const guarded = own
    .filter((screen) => screen.needsLogin && !screen.isFor && !isWithinSchool(screen))
    .flatMap(addressesOf);
  const forAdmins = own.filter(({ isFor }) => isFor === 'platformAdmin').flatMap(addressesOf);
  const isOfSchool = (screen: Screen) =>
    screen.isFor === 'schoolAdmin' || screen.isFor === 'teacher' || isWithinSchool(screen);
  return {
    area,
    open,
    guarded,
    forAdmins,
    forSchools: own.filter(isOfSchool).flatMap(addressesOf),
  };
});
