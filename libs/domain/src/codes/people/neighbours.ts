/** Separate systems that this product only links to. Their hosts are configuration. */
export const neighbourPaths = {
  universityAdmin: '/univ/colleges/school',
  universityCourses: '/univ/mycourse',
  university: '/univ/',
  universityStudy: '/univ/stu-sys/my-study',
  clinical: '/clinical-system/',
  clinicalLogin: '/clinical-system/login',
  contestLogin: '/campaign/match/login',
  contestMap: '/campaign/consulte/jumpProcessMap',
} as const;
