import type { ExperimentPlace } from '@cheese/domain/contract/training/shapes/experimentBench';

const VIOLET = [74, 44, 120] as const;
const RED = [214, 70, 110] as const;
const PALE = [236, 230, 232] as const;

const baths = ['none', '#5a2d91', '#8a5a1c', '#e9f1f4', '#d64a74'];
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** The slide with two smears, and their view under the microscope. */
export function Smear({ place: { id, looks } }: { place: ExperimentPlace }) {
  if (id === 'slide') return <GlassSlide looks={looks} />;
  if (id === 'microscope') return <Field looks={looks} />;
  const { loops = 0, left = 0 } = looks;
  return (
    <svg viewBox="0 0 100 60" aria-hidden>
      <ellipse
        cx={50}
        cy={30}
        rx={34}
        ry={20}
        fill="#8aa0a8"
        opacity={Math.min(0.8, loops * left * 0.3)}
      />
      <ellipse cx={50} cy={30} rx={34} ry={20} fill="none" stroke="#b7c2c9" strokeDasharray="3 3" />
    </svg>
  );
}

type Looks = Readonly<Record<string, number>>;

function colourOf(violet: number, red: number) {
  const share = Math.min(1, violet + red);
  const of = (at: 0 | 1 | 2) => {
    const stain = violet + red === 0 ? 0 : (VIOLET[at] * violet + RED[at] * red) / (violet + red);
    return Math.round(PALE[at] * (1 - share) + stain * share);
  };
  return `rgb(${of(0)} ${of(1)} ${of(2)})`;
}

function GlassSlide({ looks }: { looks: Looks }) {
  const { reagent = 0, isWet = 0, violet = 0, red = 0, hasOil = 0 } = looks;
  return (
    <svg viewBox="0 0 120 60" aria-hidden>
      <rect x={4} y={12} width={112} height={36} rx={3} fill="#eef5f7" stroke="#9fb0b8" />
      {[42, 82].map((x) => (
        <ellipse key={x} cx={x} cy={30} rx={15} ry={12} fill={colourOf(violet, red)} />
      ))}
      {reagent > 0 && (
        <rect x={14} y={14} width={92} height={32} rx={14} fill={baths[reagent]} opacity={0.7} />
      )}
      {isWet > 0 && reagent === 0 && (
        <rect x={14} y={14} width={92} height={32} rx={14} fill="#bfe3ee" opacity={0.5} />
      )}
      {hasOil > 0 && <circle cx={62} cy={30} r={6} fill="#f3df9a" />}
    </svg>
  );
}

/** The round field of view; low power shows only a stain, without bacteria. */
function Field({ looks }: { looks: Looks }) {
  const { lens = 0, density = 0, grains = 0, isThick = 0 } = looks;
  if (lens === 0) return <Microscope />;
  const count = Math.min(140, Math.round(density));
  const sorts = ['A', 'B'].filter((letter) => (looks[`shape${letter}`] ?? 0) > 0);
  return (
    <svg viewBox="0 0 100 100" aria-hidden>
      <circle
        cx={50}
        cy={50}
        r={48}
        fill={isThick > 0 ? '#e6dce6' : '#f7f3f1'}
        stroke="#333"
        strokeWidth={3}
      />
      {lens === 1 && (
        <circle cx={50} cy={50} r={30} fill="#b9a2b8" opacity={Math.min(0.7, density / 80)} />
      )}
      {lens === 2 &&
        sorts.map((letter, index) => (
          <Sort
            key={letter}
            letter={letter}
            looks={looks}
            count={Math.ceil(count / sorts.length)}
            skip={index}
          />
        ))}
      {grains > 0 &&
        spread(Math.round(grains * 20), 0.37).map(({ x, y }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={2} height={1.4} fill="#3a1f5a" />
        ))}
    </svg>
  );
}

const Microscope = () => (
  <svg viewBox="0 0 100 100" aria-hidden>
    <path
      d="M38 8l14 4-6 34-14-4zM30 46l26 8-3 10-26-8zM22 88h54v6H22zM62 52c14 8 14 26 2 34"
      fill="none"
      stroke="#55666e"
      strokeWidth={4}
    />
  </svg>
);

interface SortProps {
  letter: string;
  looks: Looks;
  count: number;
  skip: number;
}

/** Bacteria of one shape: 1 cocci in clusters, 2 cocci in chains, 3 short rods, 4 large rods. */
function Sort({ letter, looks, count, skip }: SortProps) {
  const shape = looks[`shape${letter}`] ?? 0;
  const fill = colourOf(looks[`violet${letter}`] ?? 0, looks[`red${letter}`] ?? 0);
  const together = shape <= 2 ? 6 : 1;
  return (
    <>
      {spread(Math.ceil(count / together), skip + 1).map(({ x, y, turn }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`} fill={fill}>
          <Body shape={shape} />
        </g>
      ))}
    </>
  );
}

const grapes = [
  [0, 0],
  [2.2, 0.4],
  [1, 2],
  [-1.4, 1.6],
  [-1.6, -1.2],
  [1, -2],
] as const;

function Body({ shape }: { shape: number }) {
  if (shape === 1)
    return grapes.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={1.2} />);
  if (shape === 2) {
    return [0, 1, 2, 3, 4, 5].map((at) => (
      <circle key={at} cx={at * 2.2 - 5.5} cy={Math.sin(at) * 0.8} r={1.15} />
    ));
  }
  const [long, wide] = shape === 3 ? [4, 1.5] : [8, 2.2];
  return <rect x={-long / 2} y={-wide / 2} width={long} height={wide} rx={wide / 2} />;
}

/**
 * Spreads points evenly over the round field, without randomness, so that a redraw looks the same.
 */
const spread = (count: number, skip: number) =>
  Array.from({ length: count }, (_, at) => {
    const away = 44 * Math.sqrt((at + 0.5) / Math.max(1, count));
    const angle = (at + skip * 0.5) * GOLDEN;
    return { x: 50 + away * Math.cos(angle), y: 50 + away * Math.sin(angle), turn: at * 67 };
  });
