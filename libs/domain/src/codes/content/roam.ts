export const hotspotKinds = { 1: '前往房间', 2: '查看介绍', 3: '打开资源' } as const;
export type HotspotKind = keyof typeof hotspotKinds;
export const hotspotKindCodes = { room: 1, text: 2, resource: 3 } as const satisfies Record<
  string,
  HotspotKind
>;
