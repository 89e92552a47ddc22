import type { orgUserImportCalls } from '../../calls/emergency/orgUserImport';
import type { CallContract } from '../call';
import { importContract } from './shapes/importShapes';

export const orgUserImportContract = importContract satisfies Record<
  keyof typeof orgUserImportCalls,
  CallContract
>;

export type OrgUserImportContract = typeof orgUserImportContract;
