import { inputs } from '../../../db/prepared';
import { sql } from 'drizzle-orm';
import { question } from './question.tables';

const { whole, tried } = inputs('whole', 'tried');

/**
 * Takes two inputs: the banks that are open as a whole, and single trial questions of other banks.
 */
export const isVisible = sql`(${question.bankId} = any(${whole}::int[])
  or ${question.id} = any(${tried}::int[]))`;
