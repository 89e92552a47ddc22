import { chapterCalls } from '../calls/learning/chapter';
import { cloudTeachCalls } from '../calls/learning/cloudTeach';
import { cloudTeachManageCalls } from '../calls/learning/cloudTeachManage';
import { collectCalls } from '../calls/learning/collect';
import { commentCalls } from '../calls/learning/comment';
import { courseCalls } from '../calls/learning/course';
import { courseFileCalls } from '../calls/learning/courseFile';
import { courseMakingCalls } from '../calls/learning/courseMaking';
import { courseOfferCalls } from '../calls/learning/courseOffer';
import { courseOfferManageCalls } from '../calls/learning/courseOfferManage';
import { courseCertificateCalls } from '../calls/learning/courseCertificate';
import { courseLearnerCalls } from '../calls/learning/courseLearner';
import { courseNoteCalls } from '../calls/learning/courseNote';
import { courseNoticeCalls } from '../calls/learning/courseNotice';
import { courseQuestionCalls } from '../calls/learning/courseQuestion';
import { coursewareCalls } from '../calls/learning/courseware';
import { mediaCalls } from '../calls/learning/media';
import { resourceLearnCalls } from '../calls/learning/resourceLearn';
import { studyTrackingCalls } from '../calls/learning/studyTracking';
import { chapterContract } from '../contract/learning/chapter';
import { cloudTeachContract } from '../contract/learning/cloudTeach';
import { cloudTeachManageContract } from '../contract/learning/cloudTeachManage';
import { collectContract } from '../contract/learning/collect';
import { commentContract } from '../contract/learning/comment';
import { courseContract } from '../contract/learning/course';
import { courseFileContract } from '../contract/learning/courseFile';
import { courseMakingContract } from '../contract/learning/courseMaking';
import { courseOfferContract } from '../contract/learning/courseOffer';
import { courseOfferManageContract } from '../contract/learning/courseOfferManage';
import { courseCertificateContract } from '../contract/learning/courseCertificate';
import { courseLearnerContract } from '../contract/learning/courseLearner';
import { courseNoteContract } from '../contract/learning/courseNote';
import { courseNoticeContract } from '../contract/learning/courseNotice';
import { courseQuestionContract } from '../contract/learning/courseQuestion';
import { coursewareContract } from '../contract/learning/courseware';
import { mediaContract } from '../contract/learning/media';
import { resourceLearnContract } from '../contract/learning/resourceLearn';
import { studyTrackingContract } from '../contract/learning/studyTracking';
import type { Resources } from './resource';

export const learningResources = {
  chapter: { calls: chapterCalls, contract: chapterContract },
  cloudTeach: { calls: cloudTeachCalls, contract: cloudTeachContract },
  cloudTeachManage: { calls: cloudTeachManageCalls, contract: cloudTeachManageContract },
  collect: { calls: collectCalls, contract: collectContract },
  comment: { calls: commentCalls, contract: commentContract },
  course: { calls: courseCalls, contract: courseContract },
  courseFile: { calls: courseFileCalls, contract: courseFileContract },
  courseMaking: { calls: courseMakingCalls, contract: courseMakingContract },
  courseOffer: { calls: courseOfferCalls, contract: courseOfferContract },
  courseOfferManage: { calls: courseOfferManageCalls, contract: courseOfferManageContract },
  courseCertificate: { calls: courseCertificateCalls, contract: courseCertificateContract },
  courseLearner: { calls: courseLearnerCalls, contract: courseLearnerContract },
  courseNote: { calls: courseNoteCalls, contract: courseNoteContract },
  courseNotice: { calls: courseNoticeCalls, contract: courseNoticeContract },
  courseQuestion: { calls: courseQuestionCalls, contract: courseQuestionContract },
  courseware: { calls: coursewareCalls, contract: coursewareContract },
  media: { calls: mediaCalls, contract: mediaContract },
  resourceLearn: { calls: resourceLearnCalls, contract: resourceLearnContract },
  studyTracking: { calls: studyTrackingCalls, contract: studyTrackingContract },
} satisfies Resources;
