const SKIN = '#efc7a2';
const line = { fill: 'none', stroke: '#b98b64', strokeWidth: 1.6 } as const;

/** Bare chest of a lying person, head up, for pads and hands. The person's right is on the left. */
export const Chest = () => (
  <g>
    <path d="M138 0h44l4 24c40 4 62 14 66 40l-6 116H74L68 64c4-26 26-36 66-40z" fill={SKIN} />
    <path d="M150 40c-24-8-44-6-62 4M170 40c24-8 44-6 62 4M160 44v64" {...line} />
    <path d="M104 96c14 18 34 18 54 8M216 96c-14 18-34 18-54 8M154 108l6 12 6-12" {...line} />
    <circle cx="118" cy="84" r="4" fill="#c98a72" />
    <circle cx="202" cy="84" r="4" fill="#c98a72" />
    <ellipse cx="160" cy="164" rx="3" ry="5" fill="#c9a07c" />
  </g>
);

/** Trunk of a standing person, from the shoulders to the hips. */
export const Trunk = () => (
  <g>
    <circle cx="160" cy="14" r="24" fill={SKIN} />
    <path d="M146 34h28v10c36 2 52 14 56 34l-10 102H100L90 78c4-20 20-32 56-34z" fill="#9fb4cf" />
    <path d="M160 50v30M154 80l6 10 6-10" {...line} stroke="#5d7796" />
    <path d="M118 74c8 20 22 24 36 12M202 74c-8 20-22 24-36 12" {...line} stroke="#5d7796" />
    <ellipse cx="160" cy="114" rx="3" ry="4.5" fill="#5d7796" />
    <path d="M106 150h108" {...line} stroke="#5d7796" />
  </g>
);
