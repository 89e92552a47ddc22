import { seeded } from './brush/easel';
import { grain, vignette } from './brush/finish';
import { keptPicture } from './canvas';
import { cutPiece, pieceSide, sceneWithGap } from './gapDrawing';
import type { KnownPuzzle } from './loadedPuzzle';
import { placeGap, puzzleSize, type Random } from './puzzle';
import { loadScene, SCENES } from './scenes';

async function drawScene(number: number) {
  const scene = await loadScene(number);
  return keptPicture(puzzleSize.width, puzzleSize.height, (context) => {
    const easel = { context, random: seeded(number + 1) };
    scene(easel);
    grain(easel);
    vignette(easel);
  });
}

/** Never the same scene twice in a row, so that a new picture looks new. */
export function nextScene(random: Random, before: number | null) {
  if (before === null) return Math.floor(random() * SCENES);
  return (before + 1 + Math.floor(random() * (SCENES - 1))) % SCENES;
}

/** Puzzles made in this browser: each call draws the next one. */
export function drawnPuzzles(random: Random): () => Promise<KnownPuzzle> {
  let before: number | null = null;
  return async () => {
    const number = nextScene(random, before);
    before = number;
    const gap = placeGap(random);
    const picture = await drawScene(number);
    return {
      id: `scene-${number}`,
      gap,
      piece: { top: gap.y - puzzleSize.ear, width: pieceSide, height: pieceSide },
      drawScene: sceneWithGap(picture, gap),
      drawPiece: cutPiece(picture, gap),
    };
  };
}
