import { settingOf } from './settings';

const houses = [18, 74, 232, 282];

export function Setting({ place }: { place: string }) {
  const { kind, back, ground } = settingOf(place);
  return (
    <>
      <rect width="320" height="180" fill={back} />
      {kind === 'outdoors' &&
        houses.map((x, at) => (
          <path
            key={x}
            d={`M${x - 20} 112v-${38 + (at % 3) * 14}h36v${38 + (at % 3) * 14}z`}
            fill="#9fb3c0"
            opacity=".55"
          />
        ))}
      {kind === 'hills' && (
        <path d="M0 112 58 52l46 44 66-72 74 70 76-46v84H0z" fill="#8aa086" opacity=".7" />
      )}
      {kind === 'ruins' && (
        <path
          d="M8 112 30 60l22 16 20-34 30 44 34-20 24 46zM196 112l26-58 34 30 40-22 24 50z"
          fill="#958b7f"
        />
      )}
      <rect y="110" width="320" height="70" fill={ground} />
      {kind === 'waterside' && (
        <path d="M0 96c40-8 80 8 120 0s80 8 120 0 60 4 80 0v38H0z" fill="#5f9fc4" opacity=".85" />
      )}
      {kind === 'indoors' && (
        <path d="M0 110h320M44 0v110M276 0v110" stroke="#000" strokeOpacity=".08" strokeWidth="2" />
      )}
      {place === 'stairs' && <path d="M180 180v-18h28v-18h28v-18h28v-18h56v72z" fill="#9a9da1" />}
    </>
  );
}
