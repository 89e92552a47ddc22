const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The largest unit first; months count as 30 days and years as 365. */
const units = [
  { length: 365 * day, text: '年前' },
  { length: 30 * day, text: '个月前' },
  { length: day, text: '天前' },
  { length: hour, text: '小时前' },
  { length: minute, text: '分钟前' },
];

/** How long ago `then` was at `now`, both in milliseconds. What is still to come is 刚刚. */
export const relativeTime = (then: number, now: number): string => {
  const passed = now - then;
  const unit = units.find(({ length }) => passed >= length);
  return unit ? `${Math.floor(passed / unit.length)}${unit.text}` : '刚刚';
};
