/** Urinary, genital: see `readTerms.ts` for how a line is read. */
export const urinary = `
urinary system | 泌尿系统 | systema urinarium | 7159
kidney | 肾 / 肾脏 | ren | 7203 7204 7205
ureter | 输尿管 | ureter | 9704 15571 15572
urinary bladder / bladder | 膀胱 | vesica urinaria | 15900
urethra | 尿道 | urethra | 19667
`;

export const genital = `
genital system / reproductive system | 生殖系统 | systema genitale | 7160
male genital system | 男性生殖系统 | systema genitale masculinum | 45664
male internal genitalia | 男性内生殖器 | organa genitalia masculina interna | 45655
male external genitalia | 男性外生殖器 | organa genitalia masculina externa | 45642
testis | 睾丸 | testis | 7210 7211 7212
epididymis | 附睾 | epididymis | 18255 18256 18257
deferent duct / vas deferens | 输精管 | ductus deferens | 19234 19235 19236
seminal vesicle / seminal gland | 精囊 / 精囊腺 | glandula vesiculosa / vesicula seminalis | 19386 19387 19388
prostate | 前列腺 | prostata | 9600
penis | 阴茎 | penis | 9707
body of penis | 阴茎体 | corpus penis | 18249
glans penis | 阴茎头 / 龟头 | glans penis | 18247
corpus cavernosum of penis | 阴茎海绵体 | corpus cavernosum penis | 19618
corpus spongiosum of penis | 尿道海绵体 | corpus spongiosum penis | 19617
scrotum | 阴囊 | scrotum | 18252
`;
