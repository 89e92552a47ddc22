/** The messages about questions being edited, for the editor and for the server that saves them. */
export const questionMessages = {
  foreignMedia: '题目中有其他网站的图片或音频：请先下载，再用编辑框的插入按钮上传',
  strangePlace: '学习链接须填写名称，并粘贴本站课程、切片或模型页面的地址',
} as const;
