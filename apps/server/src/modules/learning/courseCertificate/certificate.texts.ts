export const texts = {
  earned: (course: string) => ({
    title: '您已获得结业证书',
    text: `《${course}》的学习已达到结业要求，证书已颁发，可在课程详情页查看、打印和下载。`,
  }),
  waits: (course: string) => ({
    title: '结业证书正在等待教师核实',
    text: `《${course}》的学习已达到结业要求，但记录的学习时长短于这些课件至少需要的时间，已提交教师核实。您也可以回看学得过快的课件，时长补足后自动颁发。`,
  }),
  toLookAt: (course: string) => ({
    title: '有结业证书等待您核实',
    text: `《${course}》有学员达到结业要求，但学习时长短于课件至少需要的时间。请在课程的“学习情况”中查看记录，决定是否颁发。`,
  }),
  declined: (course: string, reason: string) => ({
    title: '结业证书未通过核实',
    text: `《${course}》的结业证书未予颁发，原因：${reason}。请回看学得过快的课件，时长补足后会再次提交教师核实。`,
  }),
} as const;
