import { countedMessages } from '../../texts/countedMessages';
import { messages } from '../../texts/messages';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Largest unit first; months count as 30 days and years as 365. */
const units = [
  { length: 365 * day, text: countedMessages.yearsAgo },
  { length: 30 * day, text: countedMessages.monthsAgo },
  { length: day, text: countedMessages.daysAgo },
  { length: hour, text: countedMessages.hoursAgo },
  { length: minute, text: countedMessages.minutesAgo },
];

/** The age of `then` at `now`, both in milliseconds. The future counts as 刚刚. */
export const relativeTime = (then: number, now: number): string => {
  const passed = now - then;
  const unit = units.find(({ length }) => passed >= length);
  return unit ? unit.text(Math.floor(passed / unit.length)) : messages.justNow;
};
