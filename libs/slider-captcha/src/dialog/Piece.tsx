import type { CaptchaEvent } from '../captchaState';
import type { LoadedPuzzle } from '../loadedPuzzle';
import { dragWith } from './handleEvents';
import { Sheet } from './Sheet';

interface PieceProps {
  puzzle: LoadedPuzzle;
  offset: number;
  send: (event: CaptchaEvent) => void;
}

/** Moves with the handle, and may be taken hold of like it. */
export function Piece({ puzzle: { piece, drawPiece }, offset, send }: PieceProps) {
  const place = { top: piece.top, transform: `translateX(${offset}px)` };
  return (
    <div className="slider-captcha-piece" style={place} {...dragWith(send)}>
      <Sheet width={piece.width} height={piece.height} draw={drawPiece} />
    </div>
  );
}
