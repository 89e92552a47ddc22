/**
 * Every call of both services with its contract, by resource. For the server and for tools: a
 * browser takes one resource at a time, and contracts as types only.
 */
import { adCalls } from './calls/ad';
import { anatomyCalls } from './calls/anatomy';
import { annotationCalls } from './calls/annotation';
import { authCalls } from './calls/auth';
import { balanceCalls } from './calls/balance';
import { bindingCalls } from './calls/binding';
import type { Calls } from './calls/call';
import { chapterCalls } from './calls/chapter';
import { classroomCalls } from './calls/classroom';
import { classroomDiscussCalls } from './calls/classroomDiscuss';
import { classroomNoticeCalls } from './calls/classroomNotice';
import { classroomRankCalls } from './calls/classroomRank';
import { classroomTestCalls } from './calls/classroomTest';
import { cloudTeachCalls } from './calls/cloudTeach';
import { collectCalls } from './calls/collect';
import { collectedQuestionCalls } from './calls/collectedQuestion';
import { commentCalls } from './calls/comment';
import { commodityCalls } from './calls/commodity';
import { courseCalls } from './calls/course';
import { courseNoteCalls } from './calls/courseNote';
import { courseQuestionCalls } from './calls/courseQuestion';
import { coursewareCalls } from './calls/courseware';
import { dailyQuestionCalls } from './calls/dailyQuestion';
import { downloadCalls } from './calls/download';
import { authCalls as emergencyAuthCalls } from './calls/emergency/auth';
import { certificateItemCalls } from './calls/emergency/certificateItem';
import { certificateRecordCalls } from './calls/emergency/certificateRecord';
import { myCertificateCalls } from './calls/emergency/myCertificate';
import { orgCalls } from './calls/emergency/org';
import { orgUserCalls } from './calls/emergency/orgUser';
import { orgUserImportCalls } from './calls/emergency/orgUserImport';
import { questionCalls } from './calls/emergency/question';
import { questionImportCalls } from './calls/emergency/questionImport';
import { quizCalls } from './calls/emergency/quiz';
import { resourceCalls } from './calls/emergency/resource';
import { situationCalls } from './calls/emergency/situation';
import { studyCalls } from './calls/emergency/study';
import { userCalls as emergencyUserCalls } from './calls/emergency/user';
import { examCalls } from './calls/exam';
import { exchangeCalls } from './calls/exchange';
import { experimentCalls } from './calls/experiment';
import { firstAidCalls } from './calls/firstAid';
import { firstAidDrillCalls } from './calls/firstAidDrill';
import { helpCalls } from './calls/help';
import { homeCalls } from './calls/home';
import { imageAdjustmentCalls } from './calls/imageAdjustment';
import { luoheCalls } from './calls/luohe';
import { membershipCalls } from './calls/membership';
import { newsCalls } from './calls/news';
import { noticeCalls } from './calls/notice';
import { openCalls } from './calls/open';
import { orderCalls } from './calls/order';
import { organisationCalls } from './calls/organisation';
import { outlineCalls } from './calls/outline';
import { practiceCalls } from './calls/practice';
import { questionLibraryCalls } from './calls/questionLibrary';
import { rechargeCalls } from './calls/recharge';
import { resourceLearnCalls } from './calls/resourceLearn';
import { roamCalls } from './calls/roam';
import { scanCalls } from './calls/scan';
import { searchCalls } from './calls/search';
import type { ServiceName } from './calls/services';
import { sessionCalls } from './calls/session';
import { simulationCalls } from './calls/simulation';
import { simulationVideoCalls } from './calls/simulationVideo';
import { slideCalls } from './calls/slide';
import { slideLibraryCalls } from './calls/slideLibrary';
import { slidePanelCalls } from './calls/slidePanel';
import { slideReportCalls } from './calls/slideReport';
import { specimenCalls } from './calls/specimen';
import { studyTrackingCalls } from './calls/studyTracking';
import { tagCalls } from './calls/tag';
import { userCalls } from './calls/user';
import { virtualSystemCalls } from './calls/virtualSystem';
import { wrongQuestionCalls } from './calls/wrongQuestion';
import { adContract } from './contract/ad';
import { anatomyContract } from './contract/anatomy';
import { annotationContract } from './contract/annotation';
import { authContract } from './contract/auth';
import { balanceContract } from './contract/balance';
import { bindingContract } from './contract/binding';
import type { CallContract } from './contract/call';
import { chapterContract } from './contract/chapter';
import { classroomContract } from './contract/classroom';
import { classroomDiscussContract } from './contract/classroomDiscuss';
import { classroomNoticeContract } from './contract/classroomNotice';
import { classroomRankContract } from './contract/classroomRank';
import { classroomTestContract } from './contract/classroomTest';
import { cloudTeachContract } from './contract/cloudTeach';
import { collectContract } from './contract/collect';
import { collectedQuestionContract } from './contract/collectedQuestion';
import { commentContract } from './contract/comment';
import { commodityContract } from './contract/commodity';
import { courseContract } from './contract/course';
import { courseNoteContract } from './contract/courseNote';
import { courseQuestionContract } from './contract/courseQuestion';
import { coursewareContract } from './contract/courseware';
import { dailyQuestionContract } from './contract/dailyQuestion';
import { downloadContract } from './contract/download';
import { authContract as emergencyAuthContract } from './contract/emergency/auth';
import { certificateItemContract } from './contract/emergency/certificateItem';
import { certificateRecordContract } from './contract/emergency/certificateRecord';
import { myCertificateContract } from './contract/emergency/myCertificate';
import { orgContract } from './contract/emergency/org';
import { orgUserContract } from './contract/emergency/orgUser';
import { orgUserImportContract } from './contract/emergency/orgUserImport';
import { questionContract } from './contract/emergency/question';
import { questionImportContract } from './contract/emergency/questionImport';
import { quizContract } from './contract/emergency/quiz';
import { resourceContract } from './contract/emergency/resource';
import { situationContract } from './contract/emergency/situation';
import { studyContract } from './contract/emergency/study';
import { userContract as emergencyUserContract } from './contract/emergency/user';
import { examContract } from './contract/exam';
import { exchangeContract } from './contract/exchange';
import { experimentContract } from './contract/experiment';
import { firstAidContract } from './contract/firstAid';
import { firstAidDrillContract } from './contract/firstAidDrill';
import { helpContract } from './contract/help';
import { homeContract } from './contract/home';
import { imageAdjustmentContract } from './contract/imageAdjustment';
import { luoheContract } from './contract/luohe';
import { membershipContract } from './contract/membership';
import { newsContract } from './contract/news';
import { noticeContract } from './contract/notice';
import { openContract } from './contract/open';
import { orderContract } from './contract/order';
import { organisationContract } from './contract/organisation';
import { outlineContract } from './contract/outline';
import { practiceContract } from './contract/practice';
import { questionLibraryContract } from './contract/questionLibrary';
import { rechargeContract } from './contract/recharge';
import { resourceLearnContract } from './contract/resourceLearn';
import { roamContract } from './contract/roam';
import { scanContract } from './contract/scan';
import { searchContract } from './contract/search';
import { sessionContract } from './contract/session';
import { simulationContract } from './contract/simulation';
import { simulationVideoContract } from './contract/simulationVideo';
import { slideContract } from './contract/slide';
import { slideLibraryContract } from './contract/slideLibrary';
import { slidePanelContract } from './contract/slidePanel';
import { slideReportContract } from './contract/slideReport';
import { specimenContract } from './contract/specimen';
import { studyTrackingContract } from './contract/studyTracking';
import { tagContract } from './contract/tag';
import { userContract } from './contract/user';
import { virtualSystemContract } from './contract/virtualSystem';
import { wrongQuestionContract } from './contract/wrongQuestion';

export interface Resource {
  calls: Calls;
  contract: Record<string, CallContract>;
}

export const catalogue = {
  main: {
    ad: { calls: adCalls, contract: adContract },
    anatomy: { calls: anatomyCalls, contract: anatomyContract },
    annotation: { calls: annotationCalls, contract: annotationContract },
    auth: { calls: authCalls, contract: authContract },
    balance: { calls: balanceCalls, contract: balanceContract },
    binding: { calls: bindingCalls, contract: bindingContract },
    chapter: { calls: chapterCalls, contract: chapterContract },
    classroom: { calls: classroomCalls, contract: classroomContract },
    classroomDiscuss: { calls: classroomDiscussCalls, contract: classroomDiscussContract },
    classroomNotice: { calls: classroomNoticeCalls, contract: classroomNoticeContract },
    classroomRank: { calls: classroomRankCalls, contract: classroomRankContract },
    classroomTest: { calls: classroomTestCalls, contract: classroomTestContract },
    cloudTeach: { calls: cloudTeachCalls, contract: cloudTeachContract },
    collect: { calls: collectCalls, contract: collectContract },
    collectedQuestion: { calls: collectedQuestionCalls, contract: collectedQuestionContract },
    comment: { calls: commentCalls, contract: commentContract },
    commodity: { calls: commodityCalls, contract: commodityContract },
    course: { calls: courseCalls, contract: courseContract },
    courseNote: { calls: courseNoteCalls, contract: courseNoteContract },
    courseQuestion: { calls: courseQuestionCalls, contract: courseQuestionContract },
    courseware: { calls: coursewareCalls, contract: coursewareContract },
    dailyQuestion: { calls: dailyQuestionCalls, contract: dailyQuestionContract },
    download: { calls: downloadCalls, contract: downloadContract },
    exam: { calls: examCalls, contract: examContract },
    exchange: { calls: exchangeCalls, contract: exchangeContract },
    experiment: { calls: experimentCalls, contract: experimentContract },
    firstAid: { calls: firstAidCalls, contract: firstAidContract },
    firstAidDrill: { calls: firstAidDrillCalls, contract: firstAidDrillContract },
    help: { calls: helpCalls, contract: helpContract },
    home: { calls: homeCalls, contract: homeContract },
    imageAdjustment: { calls: imageAdjustmentCalls, contract: imageAdjustmentContract },
    luohe: { calls: luoheCalls, contract: luoheContract },
    membership: { calls: membershipCalls, contract: membershipContract },
    news: { calls: newsCalls, contract: newsContract },
    notice: { calls: noticeCalls, contract: noticeContract },
    open: { calls: openCalls, contract: openContract },
    order: { calls: orderCalls, contract: orderContract },
    organisation: { calls: organisationCalls, contract: organisationContract },
    outline: { calls: outlineCalls, contract: outlineContract },
    practice: { calls: practiceCalls, contract: practiceContract },
    questionLibrary: { calls: questionLibraryCalls, contract: questionLibraryContract },
    recharge: { calls: rechargeCalls, contract: rechargeContract },
    resourceLearn: { calls: resourceLearnCalls, contract: resourceLearnContract },
    roam: { calls: roamCalls, contract: roamContract },
    scan: { calls: scanCalls, contract: scanContract },
    search: { calls: searchCalls, contract: searchContract },
    session: { calls: sessionCalls, contract: sessionContract },
    simulation: { calls: simulationCalls, contract: simulationContract },
    simulationVideo: { calls: simulationVideoCalls, contract: simulationVideoContract },
    slide: { calls: slideCalls, contract: slideContract },
    slideLibrary: { calls: slideLibraryCalls, contract: slideLibraryContract },
    slidePanel: { calls: slidePanelCalls, contract: slidePanelContract },
    slideReport: { calls: slideReportCalls, contract: slideReportContract },
    specimen: { calls: specimenCalls, contract: specimenContract },
    studyTracking: { calls: studyTrackingCalls, contract: studyTrackingContract },
    tag: { calls: tagCalls, contract: tagContract },
    user: { calls: userCalls, contract: userContract },
    virtualSystem: { calls: virtualSystemCalls, contract: virtualSystemContract },
    wrongQuestion: { calls: wrongQuestionCalls, contract: wrongQuestionContract },
  },
  emergency: {
    auth: { calls: emergencyAuthCalls, contract: emergencyAuthContract },
    certificateItem: { calls: certificateItemCalls, contract: certificateItemContract },
    certificateRecord: { calls: certificateRecordCalls, contract: certificateRecordContract },
    myCertificate: { calls: myCertificateCalls, contract: myCertificateContract },
    org: { calls: orgCalls, contract: orgContract },
    orgUser: { calls: orgUserCalls, contract: orgUserContract },
    orgUserImport: { calls: orgUserImportCalls, contract: orgUserImportContract },
    question: { calls: questionCalls, contract: questionContract },
    questionImport: { calls: questionImportCalls, contract: questionImportContract },
    quiz: { calls: quizCalls, contract: quizContract },
    resource: { calls: resourceCalls, contract: resourceContract },
    situation: { calls: situationCalls, contract: situationContract },
    study: { calls: studyCalls, contract: studyContract },
    user: { calls: emergencyUserCalls, contract: emergencyUserContract },
  },
} satisfies Record<ServiceName, Record<string, Resource>>;
