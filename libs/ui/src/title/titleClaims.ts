interface TitleClaim {
  title: string;
  /** Stands in a page's place. */
  isFace: boolean;
}

/**
 * Who names the window just now: pages, and behind them the faces that stand in their place. A face
 * that comes along with its page speaks before it, so that the order of speaking does not tell.
 */
const claims: TitleClaim[] = [];

/** Where nobody is left the last title stays, until the next page has come. */
function showLast() {
  const last = claims.at(-1);
  if (last) document.title = last.title;
}

/** Names the window until the returned function gives the name back. */
export function claimTitle(claim: TitleClaim) {
  const firstFace = claims.findIndex(({ isFace }) => isFace);
  const place = claim.isFace || firstFace === -1 ? claims.length : firstFace;
  claims.splice(place, 0, claim);
  showLast();
  return () => {
    claims.splice(claims.indexOf(claim), 1);
    showLast();
  };
}
