import { authCalls } from '../calls/emergency/auth';
import { certificateItemCalls } from '../calls/emergency/certificateItem';
import { certificateRecordCalls } from '../calls/emergency/certificateRecord';
import { myCertificateCalls } from '../calls/emergency/myCertificate';
import { orgCalls } from '../calls/emergency/org';
import { orgUserCalls } from '../calls/emergency/orgUser';
import { orgUserImportCalls } from '../calls/emergency/orgUserImport';
import { questionCalls } from '../calls/emergency/question';
import { questionImportCalls } from '../calls/emergency/questionImport';
import { quizCalls } from '../calls/emergency/quiz';
import { resourceCalls } from '../calls/emergency/resource';
import { situationCalls } from '../calls/emergency/situation';
import { studyCalls } from '../calls/emergency/study';
import { userCalls } from '../calls/emergency/user';
import { authContract } from '../contract/emergency/auth';
import { certificateItemContract } from '../contract/emergency/certificateItem';
import { certificateRecordContract } from '../contract/emergency/certificateRecord';
import { myCertificateContract } from '../contract/emergency/myCertificate';
import { orgContract } from '../contract/emergency/org';
import { orgUserContract } from '../contract/emergency/orgUser';
import { orgUserImportContract } from '../contract/emergency/orgUserImport';
import { questionContract } from '../contract/emergency/question';
import { questionImportContract } from '../contract/emergency/questionImport';
import { quizContract } from '../contract/emergency/quiz';
import { resourceContract } from '../contract/emergency/resource';
import { situationContract } from '../contract/emergency/situation';
import { studyContract } from '../contract/emergency/study';
import { userContract } from '../contract/emergency/user';
import type { Resources } from './resource';

export const emergencyResources = {
  auth: { calls: authCalls, contract: authContract },
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
  user: { calls: userCalls, contract: userContract },
} satisfies Resources;
