/** Words of the emergency centre that come from the server. */
export const emergencyTexts = {
  /** Whose a resource is that no organisation has brought. */
  platform: '平台',
} as const;
