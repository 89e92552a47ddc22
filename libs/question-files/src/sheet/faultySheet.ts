import type { Fault, FiledQuestion } from '../shapes';
import { faultTexts, lostTexts } from '../texts';
import { lostMedia } from '../withPictures';
import { fieldTitles, remarkTitles, titles } from './columns';
import { type QuestionSheet, writeSheet } from './writeSheet';

export interface FaultyQuestion extends FiledQuestion {
  /** Its position in the original file. */
  stands: string;
  faults: Fault[];
  lost: string[];
}

/** Faulty questions in the columns of our template, to be fixed and imported again. */
export function faultySheet(faulty: readonly FaultyQuestion[]): QuestionSheet {
  const { sheets } = writeSheet(faulty);
  const [sheet] = sheets;
  const { name = '', columns = [], rows = [] } = sheet ?? {};
  const key = columns.findIndex(({ title }) => title === titles.key);
  return {
    name,
    columns: [
      { title: remarkTitles.faults, width: 40 },
      { title: remarkTitles.stands, width: 16 },
      ...columns,
    ],
    rows: rows.map((row, at) => {
      const one = faulty[at];
      const cells = row.map((cell, column) =>
        column === key && cell === '' ? (one?.faults.map(answerIn).find(Boolean) ?? '') : cell,
      );
      return [one ? remarkOn(one) : '', one?.stands ?? '', ...cells];
    }),
  };
}

const remarkOn = ({ draft, faults, lost }: FaultyQuestion) =>
  [
    ...faults.map(({ field, message }) => `${fieldTitles[field]}：${message}`),
    ...[...lost, ...lostMedia(draft)].map((what) => lostTexts.notTaken(what)),
  ].join('；');

/** An answer that matches no option stays visible. */
const ANSWER = new RegExp(`^${faultTexts.keyNotAmong('(.*)')}$`, 'u');
const answerIn = ({ message }: Fault) => ANSWER.exec(message)?.[1] ?? '';
