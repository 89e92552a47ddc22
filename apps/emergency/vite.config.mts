import { defineConfig } from 'vite';
import { appConfig } from '../../tools/vite/appConfig.mts';

const front = {
  entry: 'src/main.tsx',
  layout: 'src/layouts/EmergencyLayout.tsx',
  page: 'src/pages/emergencyCenter/EmergencyCenterPage.tsx',
};

export default defineConfig(
  appConfig(import.meta.dirname, { name: 'emergency', port: 4201, front }),
);
