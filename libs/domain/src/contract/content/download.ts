import Type from 'typebox';
import type { downloadCalls } from '../../calls/content/download';
import type { CallContract } from '../call';
import { Download } from './shapes/downloadShapes';

export const downloadContract = {
  list: { access: 'open', data: Type.Array(Download) },
} satisfies Record<keyof typeof downloadCalls, CallContract>;

export type DownloadContract = typeof downloadContract;
