type Looks = Readonly<Record<string, number>>;
type Scale = (value: number) => number;

/** Back-extrapolated volume above which the blow started hesitantly: the peak is round and late. */
const LATE_L = 0.1;
/** Volume of the last second above which the blow was stopped before the lungs were empty. */
const CUT_L = 0.025;
const POINTS = 60;

/** Flow of one blow over the exhaled volume. */
export function flowCurve(looks: Looks, toX: Scale, toY: Scale): string {
  const { fvc = 0, pef = 0, bev = 0, lastSecond = 0, dipAt = 0, concavity = 0 } = looks;
  const peak = bev > LATE_L ? 0.3 : 0.1;
  const whole = lastSecond > CUT_L ? 1.12 : 1;
  const broken = dipAt > 0 ? 1 - Math.exp(-1.2 * dipAt) : -1;
  const points = Array.from({ length: POINTS + 1 }, (_, at) => {
    const blown = at / POINTS;
    const isRising = blown < peak;
    const left = Math.max(0, 1 - (blown - peak) / (whole - peak));
    const flow = isRising
      ? pef * Math.sin((blown / peak) * (Math.PI / 2))
      : pef * left ** (1 + 2 * concavity);
    const isDip = Math.abs(blown - broken) < 0.05;
    return `${toX(blown * fvc).toFixed(1)} ${toY(isDip ? flow * 0.2 : flow).toFixed(1)}`;
  });
  return `M${points.join('L')}L${toX(fvc).toFixed(1)} ${toY(0).toFixed(1)}`;
}

export function volumeCurve(looks: Looks, toX: Scale, toY: Scale): string {
  const { fvc = 0, fev1 = 0, seconds = 0, bev = 0, dipAt = 0 } = looks;
  const share = Math.min(0.99, Math.max(0.05, fvc > 0 ? fev1 / fvc : 0.5));
  const pace = -Math.log(1 - share);
  const late = bev > LATE_L ? 0.3 : 0;
  const points = Array.from({ length: POINTS + 1 }, (_, at) => {
    const second = (at / POINTS) * seconds;
    // A cough interrupts the flow for a moment.
    const stood = dipAt > 0 && second > dipAt ? Math.min(0.4, second - dipAt) : 0;
    const litres = fvc * (1 - Math.exp(-pace * Math.max(0, second - late - stood)));
    return `${toX(second).toFixed(1)} ${toY(litres).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}
