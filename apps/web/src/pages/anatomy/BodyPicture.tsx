import { useTheme } from '@mui/material/styles';

const vertebrae = [0, 1, 2, 3, 4, 5, 6, 7];

/** Drawing: vertebrae cut by a plane. */
export function BodyPicture() {
  const { accent, surface } = useTheme().palette;
  return (
    <svg viewBox="0 0 320 160" aria-hidden>
      <circle cx="160" cy="80" r="74" fill={surface} />
      {vertebrae.map((nth) => {
        const [x, y] = [150 + 10 * Math.sin(nth * 0.75), 18 + nth * 16];
        return (
          <g key={nth} fill={accent.main}>
            <rect x={x} y={y} width="28" height="11" rx="4" opacity={nth > 3 ? 0.75 : 0.35} />
            <path
              d={`M${x - 2} ${y + 6}l-18 6`}
              stroke={accent.main}
              strokeWidth="4"
              opacity=".3"
            />
          </g>
        );
      })}
      <path d="M96 92l96-20 32 10-96 20z" fill={accent.main} opacity=".16" />
      <path d="M96 92l96-20 32 10-96 20z" fill="none" stroke={accent.main} />
    </svg>
  );
}
