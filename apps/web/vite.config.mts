import { defineConfig, mergeConfig } from 'vite';
import { appConfig } from '../../tools/vite/appConfig.mts';
import { prerender } from '../../tools/vite/prerender.mts';

export default defineConfig(
  mergeConfig(appConfig(import.meta.dirname, 'web', 4200), {
    plugins: [prerender('src/prerender.tsx')],
  }),
);
