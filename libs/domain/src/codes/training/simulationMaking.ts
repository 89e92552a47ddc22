/** The limits of simulations made by schools and the platform. */
export const simulationLimits = {
  title: 60,
  summary: 300,
  html: 50_000,
  /** Lines of the learning aims, the equipment or the steps. */
  line: 200,
  lines: 40,
  videos: 60,
  videoHtml: 20_000,
  /** Questions in the practice beside it. */
  questions: 50,
  /** Simulations of one owner. */
  simulations: 1000,
} as const;
