import type { Db } from '../../../db/database';
import { lte } from 'drizzle-orm';
import { courseReminder } from './reminder.tables';

export const keepReminders = (
  db: Db,
  {
    toldBefore,
    rows,
    now,
  }: { toldBefore: Date; rows: (typeof courseReminder.$inferInsert)[]; now: Date },
) =>
  db
    .insert(courseReminder)
    .values(rows)
    .onConflictDoUpdate({
      target: [courseReminder.courseId, courseReminder.personId],
      set: { remindedAt: now },
      setWhere: lte(courseReminder.remindedAt, toldBefore),
    })
    .returning({ personId: courseReminder.personId });
