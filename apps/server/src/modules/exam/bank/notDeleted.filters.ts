import { isNull } from 'drizzle-orm';
import { question } from './question.tables';

/** Questions that nobody deleted. */
export const notDeleted = isNull(question.deletedAt);
