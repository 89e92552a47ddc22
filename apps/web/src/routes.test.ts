import { placePages } from '@cheese/domain/place/placeAddress';
import { comingAreas } from './pages/coming/comingAreas';
import { screens } from './routes';
import { choices } from './routes/choices';
import { comingPage } from './routes/screen';

/** The specification's table of paths and layouts, copied by hand. */
const specified = `
/ default
/home none
/index none

/anatomy default
/anatomy/detail default
/anatomy/introduce default
/anatomy/list default
/anatomy/study empty

/cloudteach/cloudteach headSliderFooter

/colleges colleges
/colleges/aq colleges
/colleges/aqDetail colleges
/colleges/courseNote colleges
/colleges/courseware colleges
/colleges/coursewareDetail colleges
/colleges/discuss colleges
/colleges/discussed colleges
/colleges/exam colleges
/colleges/examination colleges
/colleges/free colleges
/colleges/interaction colleges
/colleges/interactionDetail colleges
/colleges/lookQuestion colleges
/colleges/mistakesCollect colleges
/colleges/note colleges
/colleges/notice colleges
/colleges/question colleges
/colleges/rank colleges
/colleges/teacherAnswer colleges
/colleges/test colleges

/course default
/course/comment head
/course/courseware head
/course/detail default
/course/directory default
/course/introduce default
/course/note head
/course/question head
/course/questionlist head
/course/reply head
/course/teacher default
/course/test head

/download default
/emergencyCenter/* empty
/firstAidDrillSystem firstAidDrill
/freeZone default
/help orderCenter
/login none
/luohe headSliderFooter
/luohe/details headSliderFooter

/message default
/message/classroomNotice default
/message/courseNotice default
/message/likes default
/message/officialNotice default
/message/reply default
/message/schoolNotice default

/morphology morphology
/morphology/detail morphology
/morphology/library empty
/morphology/list morphology
/morphology/slice empty
/morphology/tray morphology
/morphology/specimen morphology
/morphology/experiment morphology

/mycourse default
/mycourse/myclassroom default
/mycourse/mycollect default
/mymorphology morphology
/mymorphology/list morphology
/mymorphology/mycollect morphology
/myQuestion testingCenter
/myQuestion/collect testingCenter
/myQuestion/wrong testingCenter

/news default
/news/details default

/orderCenter orderCenter
/orderCenter/cheers orderCenter
/orderCenter/consumption orderCenter
/orderCenter/mychrees orderCenter
/orderCenter/order orderCenter
/orderCenter/records orderCenter

/pay head
/pay/anatomy head
/pay/card head
/pay/library head
/pay/question head
/pay/virtualSimulation head

/productList default
/qrCode empty
/realTimeInfo default
/realTimeInfo/detail default
/roam none
/search default

/testingCenter testingCenter
/testingCenter/dayQuestion testingCenter
/testingCenter/detail testingCenter
/testingCenter/examination testingCenter
/testingCenter/questionChapter testingCenter
/testingCenter/test testingCenter

/userInfo orderCenter
/userInfo/accountSet orderCenter
/userInfo/privacy orderCenter
/userInfo/userSet orderCenter

/virtualSimulation headVirtualOrder
/virtualSimulation/detail headVirtualOrder
/virtualSimulation/list headVirtualOrder
/virtualSimulation/video/detail headVirtualOrder

/agreement/member default
/agreement/privacy default
/agreement/user default
/campaign/* default
/clinical-system/* default
/univ/* default
/error default
* default
`;

/**
 * Routes beyond the specification: invoices, statistics, and the workplaces of the platform and of
 * schools.
 */
const ours = `
/clinical-system/bench default
/clinical-system/case default
/clinical-system/debrief default
/morphology/compare empty
/orderCenter/invoice orderCenter
/certificate/verify default
/course/certificate default
/myQuestion/statistics testingCenter
/testingCenter/custom testingCenter
/testingCenter/question testingCenter
/manage workplace
/manage/orders workplace
/manage/orders/detail workplace
/manage/people workplace
/manage/people/detail workplace
/manage/plans workplace
/manage/prices workplace
/manage/shelf workplace
/manage/ads workplace
/manage/outline workplace
/manage/offers workplace
/manage/codes workplace
/manage/coupons workplace
/manage/invoices workplace
/manage/cloudteach workplace
/manage/revenue workplace
/manage/reconcile workplace
/manage/reconcile/detail workplace
/manage/moderation workplace
/manage/words workplace
/manage/licences workplace
/manage/schools workplace
/manage/mutes workplace
/manage/jobs workplace
/manage/retention workplace
/manage/audit workplace
/univ workplace
/univ/banks workplace
/univ/banks/detail workplace
/univ/banks/question workplace
/univ/banks/import workplace
/univ/colleges/school workplace
/univ/colleges/school/import workplace
/univ/colleges/school/audit workplace
/univ/colleges/school/notices workplace
/univ/colleges/school/notices/detail workplace
/univ/colleges/school/notices/edit workplace
/univ/colleges/school/licences workplace
/univ/colleges/school/licences/detail workplace
/userInfo/schoolView orderCenter
/univ/colleges/school/insight workplace
/univ/colleges/school/terms workplace
/univ/colleges/school/teaching workplace
/univ/colleges/school/teaching/detail workplace
/univ/colleges/school/teaching/join workplace
/univ/colleges/school/profile workplace
/univ/colleges/school/departments workplace
/univ/colleges/school/classes workplace
/univ/colleges/school/people workplace
/univ/colleges/school/people/detail workplace
/univ/colleges/school/roles workplace
/univ/courses/learners workplace
/univ/courses/notices workplace
/univ/courses/questions workplace
/univ/join workplace
/univ/stu-sys/my-study workplace
/univ/exams/results workplace
/univ/exams/attempt workplace
/univ/exams/analysis workplace
/univ/exams/marking workplace
/univ/courses workplace
/univ/courses/detail workplace
/univ/courses/item workplace
/univ/media workplace
/univ/models workplace
/univ/models/edit workplace
/univ/simulations workplace
/univ/simulations/edit workplace
/univ/patients workplace
/univ/patients/edit workplace
/univ/drills workplace
/univ/drills/edit workplace
/univ/slides workplace
/univ/slides/edit workplace
/univ/slides/findings workplace
/univ/slides/looks workplace
/univ/slides/reports workplace
/univ/trays workplace
/univ/papers workplace
/univ/papers/detail workplace
/univ/papers/print none
/univ/exams workplace
/univ/exams/detail workplace
/univ/exams/live workplace
`;

const lines = (specified + ours).split('\n').filter((line) => line !== '');

describe('the route table', () => {
  it('has every path of the specification and of our own under its layout, and no other', () => {
    const written = screens.map(({ path, layout }) => `${path} ${layout}`);
    expect(written.sort()).toEqual(lines.sort());
  });

  it('has words for every page that is not built yet, and for no other', () => {
    const unbuilt = screens.filter(({ page }) => page === comingPage).map(({ path }) => path);
    expect(unbuilt.sort()).toEqual(Object.keys(comingAreas).sort());
  });
});

it.each(Object.entries(placePages))('a place of kind %s has a page: %s', (_kind, page) => {
  expect(screens.map(({ path }) => path)).toContain(page);
});

it.each(Object.entries(choices))('%s is chosen from a list', (page, { from }) => {
  const paths = screens.map(({ path }) => path);
  expect(paths).toContain(page);
  expect(paths).toContain(from.replace(/\/$/, '/*'));
});
