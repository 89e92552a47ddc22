import Type, { type Static } from 'typebox';
import type { siteCalls } from '../calls/site';
import type { CallContract } from './call';
import { orNull } from './shapes';

/** What the frame of every page shows and where it leads, as this installation is configured. */
export const SiteFacts = Type.Object({
  hotline: Type.String(),
  address: Type.String(),
  copyright: Type.String(),
  filingNumber: Type.String(),
  imageHost: Type.String(),
  wechatQr: Type.String(),
  appDownload: Type.String({ description: 'What the APP-download QR code holds' }),
  pptPlugin: Type.String(),
  chatScript: orNull(Type.String({ description: 'Nothing is loaded without one' })),
  neighbourHost: Type.String({ description: 'Where the systems run that are only linked to' }),
  emergencySite: Type.String(),
});
export type SiteFacts = Static<typeof SiteFacts>;

export const siteContract = {
  facts: { access: 'open', data: SiteFacts },
} satisfies Record<keyof typeof siteCalls, CallContract>;

export type SiteContract = typeof siteContract;
