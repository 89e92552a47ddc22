const MOVES_EVERY_MS = 8_000;

/** Shows the viewer's name over the film at changing places. Returns a function that removes it. */
export function makeWatermark(words: string) {
  const mark = document.createElement('div');
  mark.textContent = words;
  mark.setAttribute('aria-hidden', 'true');
  mark.className = 'watermark';
  const move = () => {
    mark.style.left = `${5 + Math.random() * 65}%`;
    mark.style.top = `${8 + Math.random() * 70}%`;
  };
  move();
  const timer = setInterval(move, MOVES_EVERY_MS);
  return { mark, stop: () => clearInterval(timer) };
}
