export const bulletPlaces = { 1: '滚动', 2: '顶部', 3: '底部' } as const;
export type BulletPlace = keyof typeof bulletPlaces;
export const bulletPlaceCodes = { running: 1, top: 2, bottom: 3 } as const satisfies Record<
  string,
  BulletPlace
>;
