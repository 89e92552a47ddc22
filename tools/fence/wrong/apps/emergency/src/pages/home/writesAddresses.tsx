// So are those of the other site.
export const there = '/emergencyCenter/quiz';
