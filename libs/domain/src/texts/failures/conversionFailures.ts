import { type ModelFailure, modelFailures } from './modelFailures';
import { type TiffFailure, tiffFailures } from './tiffFailures';

/** The reasons why a document could not be converted; the file itself can still be downloaded. */
export const conversionFailures = {
  encrypted: '文档设有密码，无法在线预览',
  tooLarge: '文档过大，无法在线预览',
  bomb: '文档解压后过大，无法在线预览',
  timedOut: '转换超时',
  failed: '文档已损坏或内容无法识别',
  nothing: '转换未生成结果',
  interrupted: '转换多次中断',
} as const;
export type ConversionFailure = keyof typeof conversionFailures;

const ofModels = Object.fromEntries(
  Object.entries(modelFailures).map(([key, words]) => [`model.${key}`, words]),
) as { [Key in ModelFailure as `model.${Key}`]: string };

const ofTiffs = Object.fromEntries(
  Object.entries(tiffFailures).map(([key, words]) => [`tiff.${key}`, words]),
) as { [Key in TiffFailure as `tiff.${Key}`]: string };

/** The reasons why a film, document or model could not be processed, with what to do about it. */
export const mediaFailures = {
  notFilm: '文件内容不是可识别的视频，请检查后重新上传',
  notDocument: '文件内容不是可识别的文档，请检查后重新上传',
  notSlide: '文件内容不是可识别的切片或图片，请检查后重新上传',
  slideTooLarge: '切片超过 100000 × 100000 像素，请裁剪后上传',
  slidePacking: '切片的压缩方式暂不支持，请另存为 JPEG 压缩的 TIFF 后上传',
  pictureShort: '文件声明的像素远多于其中的图像数据，文件不完整，请重新导出后上传',
  pictureFlat: '图片解码后只有一种颜色，与文件内容不符，请另存为 8 位 RGB 的 TIFF 或 PNG 后上传',
  full: '处理后的文件超出了剩余的存储空间，请清理不用的文件后重试',
  bmpPacking: 'BMP 的编码方式暂不支持，请另存为 24 位 BMP 或 PNG 后上传',
  dzi: '压缩包中没有可识别的 Deep Zoom 切片（.dzi 文件与同名的 _files 文件夹）',
  dziTiles: 'Deep Zoom 切片缺少瓦片或瓦片尺寸不符，请重新导出后上传',
  dziPacking: 'Deep Zoom 切片的瓦片须为 JPEG 或 PNG 格式，请重新导出后上传',
  dziBomb: '压缩包解压后过大，无法处理',
  broken: '文件已损坏或不完整，请检查后重新上传',
  noPicture: '文件中没有视频画面，请检查后重新上传',
  codec: '视频编码无法在浏览器中播放，请转换为 H.264 编码的 MP4 后上传',
  onlyMp4: '本平台目前只支持 MP4 视频，请转换格式后上传',
  tooLong: '视频超过 6 小时，请分段后上传',
  tooWide: '视频分辨率过高，请降低后上传',
  encrypted: '文档设有密码，请去除密码后重新上传',
  onlyPdf: '本平台目前不能转换 Office 文档，请另存为 PDF 后上传',
  pageTooSlow: '文档中有一页过于复杂，无法在规定时间内绘制，请简化该页（如把矢量图转为图片）后上传',
  tooManyPages: '文档超过 500 页，请拆分后上传',
  tooLarge: '文档内容过大，无法转换，请压缩或拆分后上传',
  bomb: '文档解压后过大，无法转换',
  timedOut: '处理超时，请重试；多次超时请压缩或拆分后上传',
  interrupted: '处理多次中断，请重试',
  cancelled: '已取消处理',
  ended: '平台已终止这项处理，可稍后重试；再次被终止请联系平台',
  modelMemory: '处理这个模型需要的内存过多，请简化网格、缩小贴图后上传',
  ...ofModels,
  ...ofTiffs,
} as const;
export type MediaFailure = keyof typeof mediaFailures;
