/** Under which names the main site keeps things in the local storage. */
export const localKeys = {
  userInfo: 'userInfo',
  userInfoAll: 'userInfoAll',
  historyList: 'historyList',
  majorIds: 'majorIdList',
  /** Whose searches and major these are. */
  owner: 'ownerId',
} as const;

/** And for as long as the tab is open. */
export const sessionKeys = {
  backPath: 'backPath',
  chunkReloadedAt: 'chunkReloadedAt',
} as const;

/**
 * The emergency centre's own: on a domain that both sites share, neither may read or clear the
 * other's.
 */
export const emergencyLocalKeys = {
  userInfo: 'emergencyUserInfo',
  /** Where somebody stopped in each video. */
  mediaPlaces: 'emergencyMediaPlaces',
} as const;

export const emergencySessionKeys = {
  backPath: 'emergencyBackPath',
  /** The organisation that a platform administrator looks at. */
  org: 'emergencyOrg',
  chunkReloadedAt: 'emergencyChunkReloadedAt',
} as const;
