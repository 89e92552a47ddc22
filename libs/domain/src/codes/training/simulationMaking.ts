/** How far simulations go that schools and the platform make. */
export const simulationLimits = {
  title: 60,
  summary: 300,
  html: 50_000,
  /** One line of what it is for, what it takes, or how it goes. */
  line: 200,
  lines: 40,
  videos: 60,
  videoHtml: 20_000,
  /** Questions that are practised beside it. */
  questions: 50,
  /** Of one maker. */
  simulations: 1000,
} as const;

/** Whether learners see it. */
