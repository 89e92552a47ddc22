export const texts = {
  approved: '课程上架申请已通过',
  sold: (name: string) => `“${name}”已在平台上架。`,
  renewed: (name: string) => `在售课程“${name}”已更新为您提交的版本。`,
  declined: '课程上架申请未通过',
} as const;
