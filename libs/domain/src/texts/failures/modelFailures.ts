/** The reasons why a model file could not be processed, with what to do about it. */
export const modelFailures = {
  unknown:
    '认不出这是什么模型，请上传 GLB、glTF、FBX（7.0 及以上）、OBJ、STL 或 PLY 文件，或把模型与它的材质、贴图打包成 zip',
  broken: '文件已损坏或不完整，请重新导出后上传',
  tooLarge: '文件超过 200 MB，请简化或拆分后上传',
  bomb: '压缩包解压后过大，无法处理',
  unpacked: '模型展开后过大，请简化或拆分后上传',
  triangles: '模型超过 150 万个三角面，请简化后上传',
  parts: '模型超过 2000 个部件，请合并或拆分后上传',
  deep: '模型的层级超过 64 层，请简化层级后上传',
  sides: '有一个面超过 2000 条边，请在建模软件中三角化后重新导出',
  pictures: '贴图的像素过多，请缩小贴图后上传',
  missing: '缺少模型引用的数据文件，请把模型和它的全部文件打包成 zip 后上传',
  external: '模型引用了网络地址或压缩包以外的文件，请把全部文件打包成 zip 后上传',
  cycle: '模型的层级有循环，或一个节点有多个上级，请重新导出后上传',
  numbers: '模型中有无效的坐标（NaN 或无穷大），请修复后重新导出',
  nothing: '文件中没有可显示的三角面（点云、线条和空模型不能使用）',
  plyRows: 'PLY 的数据行与文件头的说明不符（行数、列数或面的顶点数不一致），请重新导出后上传',
  threeMf: '暂不支持 3MF，请在建模软件中另存为 GLB、OBJ 或 STL 后上传',
  oldFbx: 'FBX 版本低于 7.0，请在建模软件中另存为 FBX 2014 或更新的版本后上传',
  oldGltf: 'glTF 版本不是 2.0，请重新导出为 glTF 2.0 后上传',
  extension: '模型使用了不支持的压缩或扩展（如 Draco），请关闭压缩后重新导出',
  encrypted: '压缩包设有密码，请去除密码后重新上传',
  several: '压缩包中有多个模型文件，请只保留一个，或合并为一个模型后上传',
  cancelled: '已取消处理',
} as const;
export type ModelFailure = keyof typeof modelFailures;
