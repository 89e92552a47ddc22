import { audienceRows } from './audience.rows';
import { bankRows, closedRows } from './bank.rows';
import { questionRows, smuggledRows } from './question.rows';
import { examRows } from './exam.rows';
import { resultRows } from './result.rows';
import { questionFileRows } from './questionFiles.rows';
import type { IsolationRow } from './row';

type Rows = Record<string, IsolationRow>;

/** All calls for teachers by area, each about something of the school. */
export const everyRow: Rows = {
  ...audienceRows,
  ...bankRows,
  ...questionRows,
  ...examRows,
  ...resultRows,
  ...questionFileRows,
};

/** Beside them, lists of calls that are asked in other ways. */
export const furtherRows: Rows[] = [closedRows, smuggledRows];
