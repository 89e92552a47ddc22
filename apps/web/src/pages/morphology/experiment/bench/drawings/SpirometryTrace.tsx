import type { ExperimentStretch } from '@cheese/domain/contract/training/shapes/experimentBench';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { flowCurve, volumeCurve } from './flowCurve';
import { texts } from './texts';

const colours = ['#1f6f9f', '#c0392b', '#3d9a58', '#8e44ad', '#d68910', '#117864'];

const Frame = styled('div')(({ theme: { breakpoints, palette, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  marginTop: 12,
  '& svg': { width: '100%', backgroundColor: palette.ground, borderRadius: 4 },
  '& table': { ...typography.body2, gridColumn: '1 / -1', borderCollapse: 'collapse' },
  '& th, & td': { padding: '4px 8px', textAlign: 'right' },
  '& .key': { display: 'inline-block', width: 12, height: 3, marginRight: 6, verticalAlign: 4 },
  [breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const colourOf = (number: number) => colours[(number - 1) % colours.length] ?? '#1f6f9f';

/** Flow-volume and volume-time curves of all blows, with the measured values. */
export const SpirometryTrace = ({ trace }: { trace: readonly ExperimentStretch[] }) => (
  <Frame role="group" aria-label={texts.blows}>
    <Axes x={texts.litres} y={texts.flow}>
      {trace.map(({ looks }) => (
        <path
          key={looks['number']}
          d={flowCurve(
            looks,
            (litres) => 24 + litres * 38,
            (flow) => 140 - flow * 10.5,
          )}
          stroke={colourOf(looks['number'] ?? 1)}
          fill="none"
        />
      ))}
    </Axes>
    <Axes x={texts.seconds} y={texts.litres}>
      {trace.map(({ looks }) => (
        <path
          key={looks['number']}
          d={volumeCurve(
            looks,
            (second) => 24 + second * 14,
            (litres) => 140 - litres * 22,
          )}
          stroke={colourOf(looks['number'] ?? 1)}
          fill="none"
        />
      ))}
    </Axes>
    <Measured trace={trace} />
  </Frame>
);

interface AxesProps {
  x: string;
  y: string;
  children: ReactNode;
}

const Axes = ({ x, y, children }: AxesProps) => (
  <svg viewBox="0 0 260 160" aria-hidden>
    <path d="M24 6V140H254" fill="none" stroke="#7b8b93" />
    <text x={28} y={14} fontSize={10}>
      {y}
    </text>
    <text x={252} y={154} fontSize={10} textAnchor="end">
      {x}
    </text>
    {children}
  </svg>
);

const Measured = ({ trace }: { trace: readonly ExperimentStretch[] }) => (
  <table>
    <thead>
      <tr>
        {texts.columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {trace.map(({ looks }) => (
        <tr key={looks['number']}>
          <th scope="row">
            <span className="key" style={{ backgroundColor: colourOf(looks['number'] ?? 1) }} />
            {texts.blow(looks['number'] ?? 0, (looks['isAfterDrug'] ?? 0) > 0)}
          </th>
          <td>{looks['fev1']?.toFixed(2)}</td>
          <td>{looks['fvc']?.toFixed(2)}</td>
          <td>{looks['pef']?.toFixed(1)}</td>
          <td>{looks['bev']?.toFixed(2)}</td>
          <td>{looks['seconds']?.toFixed(1)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
