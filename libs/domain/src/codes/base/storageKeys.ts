/** The main site's keys in the local storage. */
export const localKeys = {
  userInfo: 'userInfo',
  userInfoAll: 'userInfoAll',
  historyList: 'historyList',
  majorIds: 'majorIdList',
  /** The user whose searches and major are stored. */
  owner: 'ownerId',
} as const;

/** The main site's keys in the session storage. */
export const sessionKeys = {
  backPath: 'backPath',
  chunkReloadedAt: 'chunkReloadedAt',
} as const;

/**
 * The emergency centre has its own keys: on a shared domain neither site may read or clear the
 * other's.
 */
export const emergencyLocalKeys = {
  userInfo: 'emergencyUserInfo',
  /** The position at which the user stopped in each video. */
  mediaPlaces: 'emergencyMediaPlaces',
} as const;

export const emergencySessionKeys = {
  backPath: 'emergencyBackPath',
  /** The organisation a platform administrator has selected. */
  org: 'emergencyOrg',
  chunkReloadedAt: 'emergencyChunkReloadedAt',
} as const;
