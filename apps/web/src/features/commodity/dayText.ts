/** A day of this year as people write it: 11月24日. */
export function dayText(moment: number): string {
  const day = new Date(moment);
  return `${day.getMonth() + 1}月${day.getDate()}日`;
}
