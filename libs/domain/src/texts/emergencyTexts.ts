/** Texts of the emergency centre that come from the server. */
export const emergencyTexts = {
  /** The owner of a resource that belongs to no organisation. */
  platform: '平台',
} as const;
