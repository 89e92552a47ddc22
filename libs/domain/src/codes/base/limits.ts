/** The limits of the business. Those of the slide puzzle are in its own library. */
export const loginLimits = {
  expireTimeS: 86_400,
  /** A little less than the day that the server grants. */
  tokenCookieMs: 86_340_000,
  promptS: 5,
  smsResendS: 60,
  redirectDelayMs: 500,
} as const;

/** The limits of a new password; the field's placeholder is stricter, as specified. */
export const passwordLimits = { min: 6, max: 64 } as const;

export const payLimits = {
  pollMs: 2500,
  /** The quantity of every commodity, because nobody needs a video twice. */
  quantity: 1,
} as const;

export const listLimits = {
  searchHistory: 10,
  organisationPage: 20,
  noticeBadge: 99,
} as const;

/** The query for all tags at once. */
export const tagList = { page: 1, pageCnt: 9999, type: 9 } as const;

export const studyLimits = { tickMs: 1000, ticksPerReport: 30 } as const;

export const scrollToTop = { threshold: 600, step: 80, everyMs: 10 } as const;

export const chunkReloadMs = 60_000;

/** The widths at which headers change their layout. */
export const headerBreakpoints = [1280, 1440, 1680] as const;
