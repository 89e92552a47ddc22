import type { FooterLink } from '@cheese/ui/frame/Footer';

/** The ministry's register, to which every filing number leads by law. */
const REGISTER = 'https://beian.miit.gov.cn/';

export const filingLinks = (number: string | null): FooterLink[] =>
  number ? [{ label: number, href: REGISTER }] : [];
