// Only what is loaded by import() has a default export.
export default function stray() {}
export { stray as default };
import { default as Again } from './HelpPage';
export { default } from './HelpPage';
