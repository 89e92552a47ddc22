/** The numbers of the business. Those of the slide puzzle stay with the puzzle. */
export const loginLimits = {
  expireTimeS: 86_400,
  /** A little less than the day that the server grants. */
  tokenCookieMs: 86_340_000,
  promptS: 5,
  smsResendS: 60,
  redirectDelayMs: 500,
} as const;

/** What a new password may measure; the field's placeholder is stricter, as specified. */
export const passwordLimits = { min: 6, max: 64 } as const;

export const payLimits = {
  pollMs: 2500,
  /** Of every commodity: nobody needs a video twice. */
  quantity: 1,
} as const;

export const listLimits = {
  searchHistory: 10,
  organisationPage: 20,
  noticeBadge: 99,
} as const;

/** What the list of tags is asked with: all of them at once. */
export const tagList = { page: 1, pageCnt: 9999, type: 9 } as const;

export const studyLimits = { tickMs: 1000, ticksPerReport: 30 } as const;

export const scrollToTop = { threshold: 600, step: 80, everyMs: 10 } as const;

export const chunkReloadMs = 60_000;

/** The widths at which headers change their form. */
export const headerBreakpoints = [1280, 1440, 1680] as const;
