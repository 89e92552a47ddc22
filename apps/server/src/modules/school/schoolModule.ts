import { audienceRoutes } from './audience/audience.routes';
import { departmentRoutes } from './department/department.routes';
import { guardianRoutes } from './memberManage/guardian.routes';
import { memberRoutes } from './memberManage/member.routes';
import { schoolClassRoutes } from './schoolClass/schoolClass.routes';
import { schoolProfileRoutes } from './schoolProfile/schoolProfile.routes';
import { schoolRoleRoutes } from './rights/schoolRole.routes';
import { ownSchoolRoutes } from './ownSchool/ownSchool.routes';
import { schoolNoticeRoutes } from './schoolNotice/schoolNotice.routes';
import { schoolManageRoutes } from './schoolManage/schoolManage.routes';
import { schoolAuditRoutes } from './schoolAudit/schoolAudit.routes';
import { memberImportRoutes } from './memberImport/memberImport.routes';
import { teachingClassRoutes } from './teachingClass/teachingClass.routes';
import { termRoutes } from './term/term.routes';

/** What the wing of schools answers. */
export const schoolModule = [
  audienceRoutes,
  departmentRoutes,
  memberRoutes,
  guardianRoutes,
  schoolClassRoutes,
  schoolProfileRoutes,
  schoolRoleRoutes,
  ownSchoolRoutes,
  schoolNoticeRoutes,
  schoolManageRoutes,
  schoolAuditRoutes,
  memberImportRoutes,
  teachingClassRoutes,
  termRoutes,
];
