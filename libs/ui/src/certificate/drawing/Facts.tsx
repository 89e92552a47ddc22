import { dayText } from '@cheese/domain/rules/time/dayText';
import type { QrShape } from '../../media/useQrShape';
import { fittingSize, paper } from '../paper';
import { texts } from '../texts';
import type { Certificate } from '../Certificate';
import type { Inks } from './useInks';

interface FactsProps {
  certificate: Certificate;
  inks: Inks;
  code: QrShape | null;
}

const left = 120;
const firstLine = 580;
const lineHeight = 36;

export function Facts({ certificate, inks, code }: FactsProps) {
  const { number, issuedAt, expiresAt, orgName } = certificate;
  const until = expiresAt === null ? texts.forEver : dayText(expiresAt);
  const rows = [
    [texts.number, number],
    [texts.issuedOn, dayText(issuedAt)],
    [texts.validUntil, until],
    [texts.issuer, orgName],
  ] as const;
  return (
    <>
      {rows.map(([label, value], index) => (
        <text key={label} y={firstLine + index * lineHeight} fontSize="20" fill={inks.pale}>
          <tspan x={left}>{label}：</tspan>
          <tspan fill={inks.text} fontSize={fittingSize(value, 20, 560)}>
            {value}
          </tspan>
        </text>
      ))}
      {code && <Code code={code} inks={inks} />}
    </>
  );
}

const codeSide = 140;
const codeLeft = paper.width - left - codeSide;
const codeTop = 550;

function Code({ code, inks }: { code: QrShape; inks: Inks }) {
  const rim = 2;
  const scale = codeSide / (code.side + 2 * rim);
  return (
    <>
      <rect x={codeLeft} y={codeTop} width={codeSide} height={codeSide} fill={inks.paper} />
      <path
        d={code.path}
        fill={inks.text}
        shapeRendering="crispEdges"
        transform={`translate(${codeLeft + rim * scale} ${codeTop + rim * scale}) scale(${scale})`}
      />
      <text
        x={codeLeft + codeSide / 2}
        y={codeTop + codeSide + 22}
        textAnchor="middle"
        fontSize="16"
        fill={inks.pale}
      >
        {texts.scan}
      </text>
    </>
  );
}
