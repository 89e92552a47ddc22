// Only what is loaded by import() has a default export.
export default function stray() {}
