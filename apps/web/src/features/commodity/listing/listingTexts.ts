/** Said by every list that shows the chosen major alone. */
export const majorHint = '当前只看所选专业的内容，可在页首更换专业';
