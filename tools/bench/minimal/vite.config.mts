import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../vite/precompress.mts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precompress()],
  build: {
    outDir: '../../../dist/bench/minimal',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
