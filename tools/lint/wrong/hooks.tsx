// Each line that ends in a rule's name breaks it; see hooks.test.mjs.
import { useEffect, useMemo, useRef, useState } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';

let counted = 0;

export function Conditional({ on }: { on: boolean }) {
  if (on) useState(1); // rules-of-hooks
  return null;
}
export function Forgetful({ a }: { a: number }) {
  useEffect(() => console.info(a), []); // exhaustive-deps
  return null;
}
export function MakesParts() {
  const Part = () => <p>x</p>;
  return <Part />; // static-components
}
export function Promising() {
  const a = useMemo(async () => 1, []); // use-memo
  return <p>{String(a)}</p>;
}
export function Changes() {
  const [a] = useState({ x: 1 });
  a.x = 2; // immutability
  return <p>{a.x}</p>;
}
export function Counts() {
  counted = 1; // globals
  return <p>{counted}</p>;
}
export function Peeks() {
  const seen = useRef(0);
  return <p>{seen.current}</p>; // refs
}
export function Twice() {
  const [a, set] = useState(0);
  useEffect(() => {
    set(1); // set-state-in-effect
  }, []);
  return <p>{a}</p>;
}
export function Tries() {
  try {
    return <p />; // error-boundaries
  } catch {
    return null;
  }
}
export function Rolls() {
  return <p>{Math.random()}</p>; // purity
}
export function Forever() {
  const [a, set] = useState(0);
  set(1); // set-state-in-render
  return <p>{a}</p>;
}
export function Virtual() {
  const rows = useVirtualizer({ count: 1, getScrollElement: () => null, estimateSize: () => 1 }); // incompatible-library
  return <p>{rows.getTotalSize()}</p>;
}
