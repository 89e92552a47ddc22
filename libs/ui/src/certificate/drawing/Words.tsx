import { fittingSize, paper } from '../paper';
import { texts } from '../texts';
import type { Certificate } from '../Certificate';
import type { Inks } from './useInks';

const middle = paper.width / 2;

interface WordsProps {
  certificate: Pick<Certificate, 'name' | 'itemName' | 'body' | 'heading'>;
  inks: Inks;
}

export function Words({ certificate, inks }: WordsProps) {
  const { name, itemName, body, heading = texts.heading } = certificate;
  const nameSize = fittingSize(name, 56, 560);
  const item = `《${itemName}》`;
  return (
    <g textAnchor="middle" fill={inks.text}>
      <text x={middle} y="160" fontSize="60" fontWeight="600" fill={inks.main} letterSpacing="8">
        {heading}
      </text>
      <text x={middle} y="196" fontSize="16" fill={inks.pale} letterSpacing="4">
        {texts.headingLatin}
      </text>
      <text x={middle} y="266" fontSize="24" fill={inks.pale}>
        {texts.certifies}
      </text>
      <text x={middle} y="340" fontSize={nameSize} fontWeight="600">
        {name}
      </text>
      <path d={`M${middle - 290} 362h580`} stroke={inks.main} strokeWidth="1.5" />
      <text x={middle} y="414" fontSize="24" fill={inks.pale}>
        {body}
      </text>
      <text
        x={middle}
        y="480"
        fontSize={fittingSize(item, 38, 900)}
        fontWeight="600"
        fill={inks.main}
      >
        {item}
      </text>
    </g>
  );
}
