/** Build options for Node bundles; packages with native binaries stay external. */

// CommonJS packages inside an ES module bundle still ask for these.
const banner = `import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`;

/** @type {import('esbuild').BuildOptions} */
export const nodeBundle = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  // Smaller bundles start faster; names are kept for stack traces.
  minifyWhitespace: true,
  minifySyntax: true,
  sourcesContent: false,
  external: [
    'sharp',
    '@node-rs/argon2',
    'pg-native',
    '@napi-rs/canvas',
    // It reads its tables of Chinese signs from its folder.
    'pdfjs-dist',
  ],
  banner: { js: banner },
  logLevel: 'warning',
};
