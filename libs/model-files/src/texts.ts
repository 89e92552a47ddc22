import { LONGEST_NAME, MOST_SIDE, NORMAL_MM } from './limits';

const count = (many: number) => many.toLocaleString('en-US');

/** Notes for the uploader on what was dropped, simplified or assumed. */
export const noteTexts = {
  animations: '动画未保留，模型为静止状态',
  skins: '骨骼绑定未保留，模型为静止状态',
  targets: '变形目标（表情、形态键）未保留',
  lights: '相机和灯光未保留',
  textures: '只保留颜色贴图，法线、粗糙度、环境光遮蔽和自发光等贴图未保留',
  lines: '点、线等非三角面的内容未保留',
  pictureMissing: (name: string) =>
    name ? `找不到贴图“${name.slice(0, LONGEST_NAME)}”，未带入` : '有贴图打不开，未带入',
  materialsMissing: (name: string) =>
    `找不到材质文件“${name.slice(0, LONGEST_NAME)}”，颜色与贴图未带入`,
  manySided: (many: number) => `${count(many)} 个多于四边的面未保留，请先三角化再导出`,
  plyUnsaid: (bytes: number) => `文件末尾有 ${count(bytes)} 字节没有在 PLY 文件头中说明，未使用`,
  pictureUnread: '有贴图的格式不支持或已损坏，未带入',
  pictureSmaller: (many: number) => `${many} 张贴图缩小到最长边 ${MOST_SIDE} 像素`,
  flattened: '没有名称或内容的层级已合并',
  unnamed: (many: number) => `${many} 个部件没有名称，按顺序命名`,
  namedAlike: (many: number) => `${many} 个部件与其他部件重名，加上了序号`,
  repaired: (many: number) => `${many} 个名称的编码有误，已还原为中文`,
  garbled: (many: number) => `${many} 个名称是乱码，无法还原，请在整理部件时改名`,
  namesCut: (many: number) => `${many} 个名称过长或含有控制字符，已截短或去除`,
  emptyTriangles: (many: number) => `去除了 ${count(many)} 个没有面积的三角面`,
  normals: '模型没有法线，已按相邻的面计算',
  size: (unit: string, side: string) => `${unit}，模型最长边为 ${side} 毫米`,
  unitSaid: (mm: string) => `按文件的单位（1 单位 = ${mm} 毫米）换算`,
  unitWrong: (side: string) =>
    `按文件的单位，模型最长边为 ${side} 毫米，不像真实尺寸，已改按毫米处理`,
  unitAssumed: '文件没有写明单位，按毫米处理',
  sizeUnlikely: (side: string) =>
    `按文件的单位，模型最长边为 ${side} 毫米，不像真实尺寸；已缩放为 ${NORMAL_MM} 毫米，测量结果不可作为实际长度`,
  turned: (axis: string) => `坐标轴已由 ${axis} 轴向上改为 y 轴向上`,
} as const;
