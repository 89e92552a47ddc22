/**
 * The `menuIndex` of each entry of the classroom's menu. Apart from their texts, because the
 * addresses of all screens are loaded with every page.
 */
export const classroomEntries = {
  notice: 1,
  rank: 2,
  courseware: 3,
  test: 4,
  examination: 5,
  note: 6,
  discuss: 7,
  mistakes: 8,
} as const;
