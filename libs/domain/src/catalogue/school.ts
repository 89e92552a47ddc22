import { audienceCalls } from '../calls/school/audience';
import { departmentCalls } from '../calls/school/department';
import { guardianCalls } from '../calls/school/guardian';
import { memberCalls } from '../calls/school/member';
import { schoolClassCalls } from '../calls/school/schoolClass';
import { schoolProfileCalls } from '../calls/school/schoolProfile';
import { schoolRoleCalls } from '../calls/school/schoolRole';
import { audienceContract } from '../contract/school/audience';
import { departmentContract } from '../contract/school/department';
import { guardianContract } from '../contract/school/guardian';
import { memberContract } from '../contract/school/member';
import { schoolClassContract } from '../contract/school/schoolClass';
import { schoolProfileContract } from '../contract/school/schoolProfile';
import { schoolRoleContract } from '../contract/school/schoolRole';
import { memberImportCalls } from '../calls/school/memberImport';
import { memberImportContract } from '../contract/school/memberImport';
import { schoolAuditCalls } from '../calls/school/schoolAudit';
import { schoolAuditContract } from '../contract/school/schoolAudit';
import { teachingClassCalls } from '../calls/school/teachingClass';
import { termCalls } from '../calls/school/term';
import { teachingClassContract } from '../contract/school/teachingClass';
import { termContract } from '../contract/school/term';
import { schoolManageCalls } from '../calls/school/schoolManage';
import { schoolManageContract } from '../contract/school/schoolManage';
import { ownSchoolCalls } from '../calls/school/ownSchool';
import { ownSchoolContract } from '../contract/school/ownSchool';
import { schoolNoticeCalls } from '../calls/school/schoolNotice';
import { schoolNoticeContract } from '../contract/school/schoolNotice';
import { schoolMergeCalls } from '../calls/school/schoolMerge';
import { schoolMergeContract } from '../contract/school/schoolMerge';
import type { Resources } from './resource';

export const schoolResources = {
  audience: { calls: audienceCalls, contract: audienceContract },
  department: { calls: departmentCalls, contract: departmentContract },
  member: { calls: memberCalls, contract: memberContract },
  guardian: { calls: guardianCalls, contract: guardianContract },
  schoolClass: { calls: schoolClassCalls, contract: schoolClassContract },
  schoolProfile: { calls: schoolProfileCalls, contract: schoolProfileContract },
  schoolRole: { calls: schoolRoleCalls, contract: schoolRoleContract },
  memberImport: { calls: memberImportCalls, contract: memberImportContract },
  schoolAudit: { calls: schoolAuditCalls, contract: schoolAuditContract },
  term: { calls: termCalls, contract: termContract },
  teachingClass: { calls: teachingClassCalls, contract: teachingClassContract },
  ownSchool: { calls: ownSchoolCalls, contract: ownSchoolContract },
  schoolNotice: { calls: schoolNoticeCalls, contract: schoolNoticeContract },
  schoolManage: { calls: schoolManageCalls, contract: schoolManageContract },
  schoolMerge: { calls: schoolMergeCalls, contract: schoolMergeContract },
} satisfies Resources;
