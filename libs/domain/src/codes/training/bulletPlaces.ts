export const bulletPlaces = { 1: '滚动', 2: '顶部', 3: '底部' } as const;
export type BulletPlace = keyof typeof bulletPlaces;
