import type { Stage } from '../stage';
import { ellipse, faded, point, stroke } from '../svg';

const spiral = (turns: number, radius: number): string => {
  const steps = Math.round(turns * 20);
  const dots = Array.from({ length: steps + 1 }, (_, index) => {
    const angle = Math.PI + (index / steps) * turns * 2 * Math.PI;
    const reach = radius * (1 - (index / steps) * 0.86);
    return point(170 + Math.cos(angle) * reach, 30 + Math.sin(angle) * reach);
  });
  return `M${dots.join('L')}`;
};

export const labyrinth = ({ colours }: Stage): string => {
  const canals =
    'M120-28C70-90 110-160 152-128C176-104 160-56 140-36M136-40C140-110 200-150 224-108C236-76 190-44 146-34M120-20C170-70 236-60 230-36C222-14 160-12 130-18';
  const shell = spiral(2.5, 66);
  return (
    stroke(canals, colours.accentShade, 22) +
    stroke(canals, colours.accent, 15) +
    ellipse(116, 0, 30, 34, colours.accentShade) +
    ellipse(114, -2, 25, 29, colours.accent) +
    stroke(shell, colours.accentShade, 25) +
    stroke(shell, colours.accent, 17) +
    faded(stroke(shell, colours.accentLight, 5), 0.9)
  );
};
