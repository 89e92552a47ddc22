export const texts = {
  used: (instrument: string, place: string, amount: string) =>
    `${instrument} → ${place}${amount && `（${amount}）`}`,
  waited: (seconds: number) => `等待 ${seconds} 秒`,
  noted: (field: string, value: string) => `记录 ${field}：${value}`,
  erased: (field: string) => `擦去记录 ${field}`,
};
