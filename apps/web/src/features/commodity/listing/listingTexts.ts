/** Shown by every list that is limited to the chosen major. */
export const majorHint = '当前只看所选专业的内容，可在页首更换专业';
