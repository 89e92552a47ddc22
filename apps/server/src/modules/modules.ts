import type { ServiceName } from '@cheese/domain/calls/services';
import type { FastifyInstance } from 'fastify';
import { authRoutes } from './auth/auth.routes';
import { emergencyAuthRoutes } from './auth/emergencyAuth.routes';
import { bindingRoutes } from './binding/binding.routes';
import { certificateRoutes } from './emergencyCertificate/certificate.routes';
import { exportRoutes } from './emergencyExport/export.routes';
import { importRoutes } from './emergencyImport/import.routes';
import { orgRoutes } from './emergencyPeople/org.routes';
import { orgUserRoutes } from './emergencyPeople/orgUser.routes';
import { questionRoutes } from './emergencyQuestion/question.routes';
import { quizRoutes } from './emergencyQuiz/quiz.routes';
import { resourceRoutes } from './emergencyResource/resource.routes';
import { situationRoutes } from './emergencySituation/situation.routes';
import { studyRoutes } from './emergencyStudy/study.routes';
import { adRoutes } from './ad/ad.routes';
import { commodityRoutes } from './commodity/commodity.routes';
import { downloadRoutes } from './download/download.routes';
import { helpRoutes } from './help/help.routes';
import { homeRoutes } from './home/home.routes';
import { luoheRoutes } from './luohe/luohe.routes';
import { membershipRoutes } from './membership/membership.routes';
import { outlineRoutes } from './outline/outline.routes';
import { tagRoutes } from './tag/tag.routes';
import { newsRoutes } from './news/news.routes';
import { noticeRoutes } from './notice/notice.routes';
import { organisationRoutes } from './organisation/organisation.routes';
import { emergencyUserRoutes } from './person/emergencyUser.routes';
import { userRoutes } from './person/user.routes';
import { roamRoutes } from './roam/roam.routes';
import { scanRoutes } from './scan/scan.routes';
import { searchRoutes } from './search/search.routes';
import { sessionRoutes } from './session/session.routes';
import { studyTimeRoutes } from './studyTime/studyTime.routes';
import { openRoutes } from './upload/upload.routes';

type Routes = (app: FastifyInstance) => void;

/** Every module that answers calls, by the service under whose prefix its calls live. */
export const modules: Record<ServiceName, Routes[]> = {
  main: [
    newsRoutes,
    authRoutes,
    tagRoutes,
    outlineRoutes,
    membershipRoutes,
    homeRoutes,
    downloadRoutes,
    helpRoutes,
    luoheRoutes,
    noticeRoutes,
    roamRoutes,
    commodityRoutes,
    adRoutes,
    bindingRoutes,
    openRoutes,
    organisationRoutes,
    scanRoutes,
    searchRoutes,
    sessionRoutes,
    studyTimeRoutes,
    userRoutes,
  ],
  emergency: [
    resourceRoutes,
    emergencyAuthRoutes,
    emergencyUserRoutes,
    certificateRoutes,
    exportRoutes,
    importRoutes,
    orgRoutes,
    orgUserRoutes,
    questionRoutes,
    quizRoutes,
    situationRoutes,
    studyRoutes,
  ],
};
