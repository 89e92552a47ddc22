export const texts = {
  earned: (course: string) => ({
    title: '您已获得结业证书',
    text: `《${course}》的学习已达到结业要求，证书已颁发，可在课程详情页查看、打印和下载。`,
  }),
} as const;
