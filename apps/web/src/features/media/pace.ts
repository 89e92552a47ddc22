interface Sample {
  at: number;
  bytes: number;
}

/** Older samples are dropped. */
const SPAN_MS = 8_000;

export function makePace() {
  let samples: Sample[] = [];
  return {
    /** Adds a sample; returns bytes per second, or null while there are too few samples. */
    see(bytes: number, at: number): number | null {
      samples = [...samples.filter((one) => one.at > at - SPAN_MS), { at, bytes }];
      const [first] = samples;
      if (!first || at - first.at < 1_000) return null;
      return Math.max(0, ((bytes - first.bytes) * 1000) / (at - first.at));
    },
    forget() {
      samples = [];
    },
  };
}

/** Null if the rate is unknown. */
export const secondsLeft = (left: number, perS: number | null) =>
  perS === null || perS < 1 ? null : Math.ceil(left / perS);
