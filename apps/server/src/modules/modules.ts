import type { ServiceName } from '@cheese/domain/calls/services';
import type { FastifyInstance } from 'fastify';
import { auditRoutes } from './people/audit/audit.routes';
import { personManageRoutes } from './people/personManage/personManage.routes';
import { jobManageRoutes } from './people/jobManage/jobManage.routes';
import { certificateRoutes } from './people/certificate/certificate.routes';
import { authRoutes } from './people/auth/auth.routes';
import { bindingRoutes } from './people/binding/binding.routes';
import { emergencyModule } from './emergency/emergencyModule';
import { adRoutes } from './content/ad/ad.routes';
import { adManageRoutes } from './content/ad/adManage.routes';
import { commodityRoutes } from './shop/commodity/commodity.routes';
import { entitlementRoutes } from './shop/entitlement/entitlement.routes';
import { downloadRoutes } from './content/download/download.routes';
import { helpRoutes } from './content/help/help.routes';
import { homeRoutes } from './front/home/home.routes';
import { luoheRoutes } from './front/luohe/luohe.routes';
import { balanceRoutes } from './shop/ledger/balance.routes';
import { orderRoutes } from './shop/order/order.routes';
import { paymentNoticeRoutes } from './shop/payment/paymentNotice.routes';
import { paymentRoutes } from './shop/payment/payment.routes';
import { codeManageRoutes } from './shop/exchange/codeManage.routes';
import { couponRoutes } from './shop/coupon/coupon.routes';
import { couponManageRoutes } from './shop/coupon/couponManage.routes';
import { exchangeRoutes } from './shop/exchange/exchange.routes';
import { invoiceRoutes } from './shop/invoice/invoice.routes';
import { invoiceManageRoutes } from './shop/invoice/invoiceManage.routes';
import { licenceRoutes } from './shop/licence/licence.routes';
import { licenceManageRoutes } from './shop/licence/licenceManage.routes';
import { priceManageRoutes } from './shop/price/priceManage.routes';
import { shelfManageRoutes } from './shop/shelf/shelfManage.routes';
import { rechargeRoutes } from './shop/recharge/recharge.routes';
import { reconcileManageRoutes } from './shop/reconcile/reconcileManage.routes';
import { revenueManageRoutes } from './shop/revenue/revenueManage.routes';
import { shopManageRoutes } from './shop/manage/shopManage.routes';
import { membershipRoutes } from './shop/membership/membership.routes';
import { outlineRoutes } from './content/outline/outline.routes';
import { outlineManageRoutes } from './content/outline/outlineManage.routes';
import { tagRoutes } from './content/tag/tag.routes';
import { newsRoutes } from './content/news/news.routes';
import { noticeRoutes } from './people/notice/notice.routes';
import { ownFiles } from './ownFiles';
import { privacyRoutes } from './people/privacy/privacy.routes';
import { organisationRoutes } from './people/organisation/organisation.routes';
import { userRoutes } from './people/account/user.routes';
import { roamRoutes } from './content/roam/roam.routes';
import { scanRoutes } from './people/scan/scan.routes';
import { schoolInsightRoutes } from './front/schoolInsight/schoolInsight.routes';
import { searchRoutes } from './front/search/search.routes';
import { sessionRoutes } from './people/session/session.routes';
import { mediaRoutes } from './learning/media/media.routes';
import { serveMedia } from './learning/media/serving/media.files';
import { coursewareRoutes } from './learning/study/courseware.routes';
import { studyTrackingRoutes } from './learning/studyTime/studyTracking.routes';
import { moderationRoutes } from './front/moderation/moderation.routes';
import { seeSpoken } from './front/moderation/moderation.sources';
import { courseMakingRoutes } from './learning/courseMaking/courseMaking.routes';
import { courseFileRoutes } from './learning/courseFile/courseFile.routes';
import { courseFileServingRoutes } from './learning/courseFile/courseFileServing.routes';
import { cloudTeachRoutes } from './learning/cloudTeach/cloudTeach.routes';
import { cloudTeachManageRoutes } from './learning/cloudTeach/cloudTeachManage.routes';
import { courseOfferRoutes } from './learning/courseOffer/courseOffer.routes';
import { courseOfferManageRoutes } from './learning/courseOffer/courseOfferManage.routes';
import { lessonParts } from './lessonParts';
import { refuseUnopened } from './unopened';
import { courseCertificateRoutes } from './learning/courseCertificate/courseCertificate.routes';
import { courseLearnerRoutes } from './learning/courseLearner/courseLearner.routes';
import { courseNoticeRoutes } from './learning/courseNotice/courseNotice.routes';
import { courseNoteRoutes } from './learning/courseNote/courseNote.routes';
import { courseQuestionRoutes } from './learning/courseQuestion/courseQuestion.routes';
import { commentRoutes } from './learning/comment/comment.routes';
import { collectRoutes } from './learning/collect/collect.routes';
import { courseRoutes } from './learning/course/course.routes';
import { chapterRoutes } from './learning/course/chapters/chapter.routes';
import { filmQuestionRoutes } from './exam/filmQuestion/filmQuestion.routes';
import { dailyQuestionRoutes } from './exam/dailyQuestion/dailyQuestion.routes';
import { selectExamsAsking } from './exam/exam/exam.door';
import { examRoutes } from './exam/exam/exam.routes';
import { wrongQuestionRoutes } from './exam/keptQuestion/wrongQuestion.routes';
import { collectedQuestionRoutes } from './exam/keptQuestion/collectedQuestion.routes';
import { questionExportRoutes } from './exam/questionExport/questionExport.routes';
import { questionImportRoutes } from './exam/questionImport/questionImport.routes';
import { questionLibraryRoutes } from './exam/questionLibrary/questionLibrary.routes';
import { examMarkingRoutes } from './exam/examMarking/examMarking.routes';
import { examReportRoutes } from './exam/examReport/examReport.routes';
import { questionNoteRoutes } from './exam/questionNote/questionNote.routes';
import { questionTalkRoutes } from './exam/questionTalk/questionTalk.routes';
import { shutByExam } from './exam/questionTalk/questionTalk.see';
import { examManageRoutes } from './exam/examManage/examManage.routes';
import { examWatchRoutes } from './exam/examWatch/examWatch.routes';
import { paperManageRoutes } from './exam/paperManage/paperManage.routes';
import { practiceSetRoutes } from './exam/practiceSet/practiceSet.routes';
import { practiceRoutes } from './exam/practice/practice.routes';
import { bankManageRoutes } from './exam/bankManage/bankManage.routes';
import { questionManageRoutes } from './exam/question/questionManage.routes';
import { annotationRoutes } from './slides/annotation/annotation.routes';
import { imageAdjustmentRoutes } from './slides/imageAdjustment/imageAdjustment.routes';
import { favouriteRoutes } from './training/favourite/favourite.routes';
import { modelRoutes } from './bodies/model/model.routes';
import { anatomyRoutes } from './bodies/anatomy/anatomy.routes';
import { anatomyNoteRoutes } from './bodies/anatomyNote/anatomyNote.routes';
import { anatomyQuizRoutes } from './bodies/anatomyQuiz/anatomyQuiz.routes';
import { bulletCommentRoutes } from './training/bulletComment/bulletComment.routes';
import { anatomyTourRoutes } from './bodies/anatomyTour/anatomyTour.routes';
import { modelMakingRoutes } from './bodies/modelMaking/modelMaking.routes';
import { specimenRoutes } from './bodies/specimen/specimen.routes';
import { patientMakingRoutes } from './training/patientMaking/patientMaking.routes';
import { patientRoutes } from './training/patient/patient.routes';
import { experimentRoutes } from './training/experiment/experiment.routes';
import { drillRoutes } from './training/drill/drill.routes';
import { drillMakingRoutes } from './training/drillMaking/drillMaking.routes';
import { seeMadeTitle } from './training/simulation/simulation.made';
import { simulationRoutes } from './training/simulation/simulation.routes';
import { simulationVideoRoutes } from './training/simulation/simulationVideo.routes';
import { simulationMakingRoutes } from './training/simulationMaking/simulationMaking.routes';
import { virtualSystemRoutes } from './training/virtualSystem/virtualSystem.routes';
import { seeSlide } from './slides/slide/slide.access';
import { slideMineRoutes } from './slides/slideMine/slideMine.routes';
import { slidePanelRoutes } from './slides/slidePanel/slidePanel.routes';
import { slideReportRoutes } from './slides/slideReport/slideReport.routes';
import { slideRoutes } from './slides/slide/slide.routes';
import { slideLibraryRoutes } from './slides/slide/library/slideLibrary.routes';
import { slideGazeRoutes } from './slides/slideGaze/slideGaze.routes';
import { slideMakingRoutes } from './slides/slideMaking/slideMaking.routes';
import { slideFolderRoutes } from './slides/slideMaking/slideFolder.routes';
import { simulationNoteRoutes } from './training/simulationNote/simulationNote.routes';
import { slideNoteRoutes } from './slides/slideNote/slideNote.routes';
import { slideTourRoutes } from './slides/slideTour/slideTour.routes';
import { slideFindingRoutes } from './slides/slideFinding/slideFinding.routes';
import { slideFindingMakingRoutes } from './slides/slideFinding/slideFindingMaking.routes';
import { slideFindingMarkingRoutes } from './slides/slideFinding/slideFindingMarking.routes';
import { slideQuestionRoutes } from './slides/slideQuestion/slideQuestion.routes';
import { slideTaskRoutes } from './slides/slideTask/slideTask.routes';
import { slideTaskMakingRoutes } from './slides/slideTask/slideTaskMaking.routes';
import { slideTrayRoutes } from './slides/slideTray/slideTray.routes';
import { slideTrayMakingRoutes } from './slides/slideTray/slideTrayMaking.routes';
import { tileRoutes } from './slides/tile/tile.routes';
import { openRoutes } from './base/upload/open.routes';
import { uploadRoutes } from './base/upload/upload.routes';
import { madeFileRoutes } from './people/madeFile/madeFile.routes';
import { classroomModule } from './classroom/classroomModule';
import { schoolModule } from './school/schoolModule';
import { schoolMergeRoutes } from './school/schoolMerge/schoolMerge.routes';
import { mergeParts } from './mergeParts';
import { sandboxRoutes } from './front/sandbox/sandbox.routes';

export type Routes = (app: FastifyInstance) => void;

/** Route modules by service prefix; `aside` holds routes that are not calls. */
export interface Modules extends Record<ServiceName | 'aside', Routes[]> {
  /** Answers the calls of a service that none of its modules answers. */
  rest?: (app: FastifyInstance, service: ServiceName) => void;
}

/** Everything that the server answers. */
export const everyModule: Modules = {
  rest: refuseUnopened,
  main: [
    newsRoutes,
    authRoutes,
    tagRoutes,
    outlineRoutes,
    outlineManageRoutes,
    membershipRoutes,
    entitlementRoutes,
    balanceRoutes,
    orderRoutes,
    paymentRoutes,
    rechargeRoutes,
    exchangeRoutes,
    couponRoutes,
    couponManageRoutes,
    codeManageRoutes,
    invoiceRoutes,
    invoiceManageRoutes,
    licenceRoutes,
    licenceManageRoutes,
    priceManageRoutes,
    shelfManageRoutes,
    shopManageRoutes,
    reconcileManageRoutes,
    revenueManageRoutes,
    ...schoolModule,
    schoolMergeRoutes(mergeParts),
    schoolInsightRoutes,
    auditRoutes,
    personManageRoutes,
    jobManageRoutes,
    certificateRoutes,
    homeRoutes,
    downloadRoutes,
    helpRoutes,
    luoheRoutes,
    noticeRoutes(shutByExam),
    roamRoutes,
    commodityRoutes,
    adRoutes,
    adManageRoutes,
    bindingRoutes,
    openRoutes,
    organisationRoutes,
    privacyRoutes,
    scanRoutes,
    searchRoutes,
    sessionRoutes,
    studyTrackingRoutes,
    coursewareRoutes(lessonParts),
    collectRoutes(seeSlide),
    courseRoutes,
    chapterRoutes,
    courseMakingRoutes(lessonParts),
    courseFileRoutes(lessonParts),
    cloudTeachRoutes,
    cloudTeachManageRoutes,
    courseOfferRoutes(lessonParts),
    courseOfferManageRoutes,
    commentRoutes(seeSpoken),
    courseCertificateRoutes,
    courseLearnerRoutes,
    courseNoticeRoutes,
    courseNoteRoutes,
    courseQuestionRoutes,
    mediaRoutes,
    moderationRoutes,
    questionExportRoutes,
    questionImportRoutes,
    questionLibraryRoutes,
    practiceRoutes(seeMadeTitle),
    practiceSetRoutes,
    dailyQuestionRoutes,
    filmQuestionRoutes,
    wrongQuestionRoutes,
    collectedQuestionRoutes,
    questionNoteRoutes,
    questionTalkRoutes,
    examRoutes,
    examMarkingRoutes,
    examReportRoutes,
    bankManageRoutes,
    questionManageRoutes(selectExamsAsking),
    paperManageRoutes,
    examManageRoutes,
    examWatchRoutes,
    favouriteRoutes,
    slideMineRoutes,
    slidePanelRoutes,
    slideReportRoutes,
    slideRoutes,
    slideLibraryRoutes,
    slideMakingRoutes,
    slideFolderRoutes,
    annotationRoutes,
    imageAdjustmentRoutes,
    slideTourRoutes,
    slideNoteRoutes,
    anatomyRoutes,
    anatomyNoteRoutes,
    anatomyQuizRoutes,
    anatomyTourRoutes,
    bulletCommentRoutes,
    simulationNoteRoutes,
    modelMakingRoutes,
    specimenRoutes,
    experimentRoutes,
    drillRoutes,
    drillMakingRoutes,
    patientMakingRoutes,
    patientRoutes,
    simulationRoutes,
    simulationVideoRoutes,
    simulationMakingRoutes,
    virtualSystemRoutes,
    ...classroomModule,
    slideGazeRoutes,
    slideFindingRoutes,
    slideFindingMakingRoutes,
    slideFindingMarkingRoutes,
    slideQuestionRoutes,
    slideTaskRoutes,
    slideTaskMakingRoutes,
    slideTrayRoutes,
    slideTrayMakingRoutes,
    userRoutes,
  ],
  emergency: emergencyModule,
  aside: [
    uploadRoutes,
    paymentNoticeRoutes,
    sandboxRoutes,
    madeFileRoutes,
    ...ownFiles,
    serveMedia,
    modelRoutes,
    courseFileServingRoutes(lessonParts),
    tileRoutes,
  ],
};
