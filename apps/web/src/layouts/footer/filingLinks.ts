import type { FooterLink } from '@cheese/ui/frame/Footer';

/** The ministry's register, which every filing number must link to by law. */
const REGISTER = 'https://beian.miit.gov.cn/';

export const filingLinks = (number: string | null): FooterLink[] =>
  number ? [{ label: number, href: REGISTER }] : [];
