import type { ExamSettings, Showing } from '@cheese/domain/contract/exam/shapes/examSettings';
import type { ShowingTime } from '@cheese/domain/codes/exam/examPhases';
import { chinaMinute, momentOfChina } from '@cheese/domain/rules/time/chinaDay';
import { examFaultsOf } from '@cheese/domain/rules/exam/examFaults';
import type { PartialRule } from '@cheese/domain/questions/kind';
import { wholeNumber } from '@cheese/domain/rules/numbers/wholeNumber';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { texts } from './texts';

const MINUTE_S = 60;

/** Settings as field values: all strings, with yes and no as single letters. */
export const toValues = (settings: ExamSettings) => ({
  title: settings.title,
  notes: settings.notes,
  rule: settings.rule as string,
  startsAt: minuteOf(settings.startsAt),
  endsAt: minuteOf(settings.endsAt),
  minutes: String(Math.round(settings.durationS / MINUTE_S)),
  grace: String(Math.round(settings.graceS / MINUTE_S)),
  attempts: String(settings.attempts),
  pass: String(settings.passScore),
  result: settings.result.when as string,
  resultAt: settings.result.at === null ? '' : minuteOf(settings.result.at),
  review: settings.review.when as string,
  reviewAt: settings.review.at === null ? '' : minuteOf(settings.review.at),
  password: settings.password ?? '',
  ranges: settings.ranges.join('\n'),
  shufflesQuestions: asLetter(settings.shufflesQuestions),
  shufflesOptions: asLetter(settings.shufflesOptions),
  isOneDevice: asLetter(settings.isOneDevice),
  logsLeaving: asLetter(settings.logsLeaving),
  hidesNames: asLetter(settings.hidesNames),
});
export type ExamValues = ReturnType<typeof toValues>;

export const switches = [
  'shufflesQuestions',
  'shufflesOptions',
  'isOneDevice',
  'logsLeaving',
  'hidesNames',
] as const;

const minuteOf = (moment: number) => chinaMinute(moment).replace(' ', 'T');
const asLetter = (isOn: boolean) => (isOn ? 'y' : '');

/** Keeps the stored seconds if the field is unchanged, because the field shows whole minutes. */
const secondsOf = (minutes: string, before: number) =>
  Math.round(before / MINUTE_S) === Number(minutes) ? before : Number(minutes) * MINUTE_S;
const momentOf = (minute: string, before: number) =>
  minuteOf(before) === minute ? before : momentOfChina(minute);

function showingOf(when: string, at: string, before: Showing): Showing {
  if (when !== 'moment') return { when: when as ShowingTime, at: null };
  if (at === '') return { when, at: null };
  return { when, at: momentOf(at, before.at ?? 0) };
}

export function toSettings(values: ExamValues, before: ExamSettings): ExamSettings {
  return {
    title: values.title.trim(),
    notes: values.notes.trim(),
    rule: values.rule as PartialRule,
    startsAt: momentOf(values.startsAt, before.startsAt),
    endsAt: momentOf(values.endsAt, before.endsAt),
    durationS: secondsOf(values.minutes, before.durationS),
    graceS: secondsOf(values.grace, before.graceS),
    attempts: Number(values.attempts),
    passScore: Number(values.pass),
    result: showingOf(values.result, values.resultAt, before.result),
    review: showingOf(values.review, values.reviewAt, before.review),
    password: values.password === '' ? null : values.password,
    ranges: values.ranges
      .split(/[\s,，;；]+/u)
      .map((range) => range.trim())
      .filter((range) => range !== ''),
    shufflesQuestions: values.shufflesQuestions === 'y',
    shufflesOptions: values.shufflesOptions === 'y',
    isOneDevice: values.isOneDevice === 'y',
    logsLeaving: values.logsLeaving === 'y',
    hidesNames: values.hidesNames === 'y',
  };
}

const between = (text: string, least: number, most: number) => {
  const number = text === '0' ? 0 : wholeNumber(text.trim(), most);
  return (number === undefined || number < least) && texts.whole(least, most);
};

export function formFaults(values: ExamValues, before: ExamSettings, totalScore: number) {
  const isScore = /^\d+(?:\.\d{1,2})?$/u.test(values.pass.trim());
  const shape = faultsOf<keyof ExamValues>({
    title: missing(values.title, texts.nameEmpty),
    startsAt: missing(values.startsAt, texts.momentEmpty),
    endsAt: missing(values.endsAt, texts.momentEmpty),
    minutes: between(values.minutes, 1, 1440),
    grace: between(values.grace, 0, 30),
    attempts: between(values.attempts, 1, 20),
    pass: !isScore && texts.number,
  });
  if (Object.keys(shape).length > 0) return shape;
  const faults = examFaultsOf(toSettings(values, before), totalScore);
  return faultsOf<keyof ExamValues>({
    endsAt: faults.endsAt,
    minutes: faults.durationS,
    pass: faults.passScore,
    resultAt: faults.result,
    reviewAt: faults.review,
    ranges: faults.ranges,
  });
}
