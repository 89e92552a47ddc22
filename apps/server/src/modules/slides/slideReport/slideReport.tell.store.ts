import { slideReportStateCodes } from '@cheese/domain/codes/slides/morphology';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { slideReport } from './slideReport.tables';

export const countOpenReports = (db: Db, slideId: number) =>
  db.$count(
    slideReport,
    and(eq(slideReport.slideId, slideId), eq(slideReport.state, slideReportStateCodes.open)),
  );
