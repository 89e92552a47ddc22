const packed = (name: string) =>
  `TIFF 使用 ${name} 压缩，暂不支持，请另存为 LZW、ZIP 或 JPEG 压缩的 TIFF 后上传`;
const asEightBits = '请在图像软件中转换为 8 位 RGB 后上传';

/** The reasons why a TIFF cannot become a slide, found in its header before anything is decoded. */
export const tiffFailures = {
  zstd: packed('Zstandard'),
  lzma: packed('LZMA'),
  lerc: packed('LERC'),
  jbig: packed('JBIG'),
  oldJpeg: packed('旧式 JPEG（compression 6）'),
  jpeg2000: packed('JPEG 2000'),
  jpegXl: packed('JPEG XL'),
  signed: `TIFF 的像素是有符号整数，暂不支持，${asEightBits}`,
  float: `TIFF 的像素是浮点数，暂不支持，${asEightBits}`,
  complex: `TIFF 的像素是复数，暂不支持，${asEightBits}`,
  bits: `TIFF 的每个颜色通道不是 1、2、4、8 或 16 位，暂不支持，${asEightBits}`,
  unevenBits: `TIFF 各颜色通道的位数不同，暂不支持，${asEightBits}`,
  channels: `TIFF 的颜色通道多于一幅彩色图像（如多光谱、荧光多通道），暂不支持，${asEightBits}`,
  colours: `TIFF 的颜色表示方式暂不支持（支持灰度、调色板、RGB、CMYK、YCbCr 和 Lab），${asEightBits}`,
  lab: `TIFF 的颜色是 8 位 CIELAB，暂不支持，${asEightBits}`,
  raw: `TIFF 是相机的原始数据（RAW），暂不支持，${asEightBits}`,
  planar:
    'TIFF 分开存放各颜色通道（planar），这种排列暂不支持，请另存为通道交错（chunky）的 TIFF 后上传',
} as const;
export type TiffFailure = keyof typeof tiffFailures;
