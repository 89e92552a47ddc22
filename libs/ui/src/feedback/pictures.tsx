import { PictureFrame } from './PictureFrame';

/** A slide tray with nothing in it. */
export function EmptyPicture() {
  return (
    <PictureFrame>
      <rect className="body" x="44" y="26" width="72" height="80" rx="6" />
      <rect className="pane" x="54" y="38" width="52" height="14" rx="3" />
      <rect className="pane" x="54" y="60" width="52" height="14" rx="3" />
      <rect className="pane" x="54" y="82" width="52" height="14" rx="3" />
      <path className="mark" d="M122 22v12M116 28h12" />
      <circle className="dot" cx="36" cy="44" r="3" />
    </PictureFrame>
  );
}

/** A lens over a sheet: nothing was found. */
export function SearchPicture() {
  return (
    <PictureFrame>
      <rect className="body" x="40" y="24" width="64" height="82" rx="6" />
      <path className="line" d="M52 42h40M52 56h40M52 70h18" />
      <circle className="body" cx="98" cy="74" r="20" />
      <circle className="mark" cx="98" cy="74" r="20" />
      <path className="mark" strokeWidth="4" d="M113 89l12 12" />
    </PictureFrame>
  );
}

/** A plug out of its socket. */
export function NetworkPicture() {
  return (
    <PictureFrame>
      <path className="line" d="M14 66h28M118 66h28" />
      <rect className="body" x="40" y="48" width="28" height="36" rx="8" />
      <path className="line" d="M68 58h8M68 74h8" />
      <path className="body" d="M120 48h-18a8 8 0 0 0-8 8v20a8 8 0 0 0 8 8h18z" />
      <path className="mark" d="M85 36v-12M75 40l-7-9M95 40l7-9" />
    </PictureFrame>
  );
}

/** A monitor with a flat line. */
export function ServerPicture() {
  return (
    <PictureFrame>
      <rect className="body" x="32" y="24" width="96" height="64" rx="6" />
      <rect className="pane" x="40" y="32" width="80" height="48" rx="3" />
      <path className="mark" d="M46 58h14l5-14 8 26 6-12h35" />
      <path className="line" d="M80 88v16M62 106h36" />
    </PictureFrame>
  );
}

/** A page with a folded corner and a question. */
export function LostPicture() {
  return (
    <PictureFrame>
      <path className="body" d="M46 30a6 6 0 0 1 6-6h40l22 22v54a6 6 0 0 1-6 6H52a6 6 0 0 1-6-6z" />
      <path className="line" d="M92 24v16a6 6 0 0 0 6 6h16" />
      <path className="mark" strokeWidth="3" d="M70 62a10 10 0 1 1 14 9c-3 1.600-4 3.500-4 7" />
      <circle className="dot" cx="80" cy="88" r="2.500" />
    </PictureFrame>
  );
}
