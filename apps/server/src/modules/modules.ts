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
import { downloadRoutes } from './content/download/download.routes';
import { helpRoutes } from './content/help/help.routes';
import { homeRoutes } from './front/home/home.routes';
import { luoheRoutes } from './front/luohe/luohe.routes';
import { paymentNoticeRoutes } from './shop/payment/paymentNotice.routes';
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
import { resourceLearnRoutes } from './learning/studyTime/resourceLearn.routes';
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
import { selectExamsAsking } from './exam/exam/exam.door';
import { shutByExam } from './exam/questionTalk/questionTalk.see';
import { practiceRoutes } from './exam/practice/practice.routes';
import { questionManageRoutes } from './exam/question/questionManage.routes';
import { modelRoutes } from './bodies/model/model.routes';
import { anatomyRoutes } from './bodies/anatomy/anatomy.routes';
import { anatomyNoteRoutes } from './bodies/anatomyNote/anatomyNote.routes';
import { anatomyQuizRoutes } from './bodies/anatomyQuiz/anatomyQuiz.routes';
import { anatomyTourRoutes } from './bodies/anatomyTour/anatomyTour.routes';
import { modelMakingRoutes } from './bodies/modelMaking/modelMaking.routes';
import { specimenRoutes } from './bodies/specimen/specimen.routes';
import { seeMadeTitle } from './training/simulation/simulation.made';
import { seeSlide } from './slides/slide/slide.access';
import { tileRoutes } from './slides/tile/tile.routes';
import { openRoutes } from './base/upload/open.routes';
import { uploadRoutes } from './base/upload/upload.routes';
import { madeFileRoutes } from './people/madeFile/madeFile.routes';
import { classroomModule } from './classroom/classroomModule';
import { shopModule } from './shop/shopModule';
import { slidesModule } from './slides/slidesModule';
import { trainingModule } from './training/trainingModule';
import { examModule } from './exam/examModule';
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
    ...shopModule,
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
    resourceLearnRoutes,
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
    ...examModule,
    practiceRoutes(seeMadeTitle),
    questionManageRoutes(selectExamsAsking),
    ...trainingModule,
    ...slidesModule,
    anatomyRoutes,
    anatomyNoteRoutes,
    anatomyQuizRoutes,
    anatomyTourRoutes,
    modelMakingRoutes,
    specimenRoutes,
    ...classroomModule,
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
