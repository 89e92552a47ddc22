import { certificateCalls } from '../calls/people/certificate';
import { auditCalls } from '../calls/people/audit';
import { authCalls } from '../calls/people/auth';
import { bindingCalls } from '../calls/people/binding';
import { jobManageCalls } from '../calls/people/jobManage';
import { noticeCalls } from '../calls/people/notice';
import { organisationCalls } from '../calls/people/organisation';
import { personManageCalls } from '../calls/people/personManage';
import { scanCalls } from '../calls/people/scan';
import { sessionCalls } from '../calls/people/session';
import { userCalls } from '../calls/people/user';
import { certificateContract } from '../contract/people/certificate';
import { auditContract } from '../contract/people/audit';
import { authContract } from '../contract/people/auth';
import { bindingContract } from '../contract/people/binding';
import { jobManageContract } from '../contract/people/jobManage';
import { noticeContract } from '../contract/people/notice';
import { organisationContract } from '../contract/people/organisation';
import { personManageContract } from '../contract/people/personManage';
import { scanContract } from '../contract/people/scan';
import { sessionContract } from '../contract/people/session';
import { userContract } from '../contract/people/user';
import { privacyCalls } from '../calls/people/privacy';
import { privacyContract } from '../contract/people/privacy';
import type { Resources } from './resource';

export const peopleResources = {
  certificate: { calls: certificateCalls, contract: certificateContract },
  audit: { calls: auditCalls, contract: auditContract },
  auth: { calls: authCalls, contract: authContract },
  binding: { calls: bindingCalls, contract: bindingContract },
  personManage: { calls: personManageCalls, contract: personManageContract },
  jobManage: { calls: jobManageCalls, contract: jobManageContract },
  notice: { calls: noticeCalls, contract: noticeContract },
  organisation: { calls: organisationCalls, contract: organisationContract },
  privacy: { calls: privacyCalls, contract: privacyContract },
  scan: { calls: scanCalls, contract: scanContract },
  session: { calls: sessionCalls, contract: sessionContract },
  user: { calls: userCalls, contract: userContract },
} satisfies Resources;
