import dayjs from 'dayjs';

/** 2026年11月20日 */
export const dayText = (moment: number) => dayjs(moment).format('YYYY年M月D日');
