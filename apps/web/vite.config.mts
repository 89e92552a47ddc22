import { defineConfig } from 'vite';
import { appConfig } from '../../tools/vite/appConfig.mts';

export default defineConfig(appConfig(import.meta.dirname, 'web', 4200));
