import { X509Certificate } from 'node:crypto';
import { isSignedBy } from '../paying/rsa';
import { unseal } from './wechatSecret';
import { answerText, requestText } from './wechatSignature';

/** Examples published by WeChat Pay: its documents, and the tests of its Go and Java SDKs. */
describe('as WeChat Pay documents it', () => {
  it('a request is signed line by line, the empty body too', () => {
    const request = {
      method: 'GET',
      path: '/v3/certificates',
      timestamp: '1554208460',
      nonce: '593BEC0C930BF1AFEB40B4A08C8FB242',
      body: '',
    } as const;
    expect(requestText(request)).toBe(
      'GET\n/v3/certificates\n1554208460\n593BEC0C930BF1AFEB40B4A08C8FB242\n\n',
    );
  });

  it('a notice is signed by the key of a platform certificate', () => {
    const certificate = new X509Certificate(published.certificate);
    expect(certificate.serialNumber).toBe('D7CE59D1F522D701');
    const text = answerText('1624523846', 'EcZ9Cmy4Xyx1i6RlJQzLcCyEqDa26NBz', published.body);
    expect(isSignedBy(certificate.publicKey, text, published.signature)).toBe(true);
    const other = answerText('1624523847', 'EcZ9Cmy4Xyx1i6RlJQzLcCyEqDa26NBz', published.body);
    expect(isSignedBy(certificate.publicKey, other, published.signature)).toBe(false);
  });

  it('what is sealed opens with the merchant’s key', () => {
    const sealed = {
      algorithm: 'AEAD_AES_256_GCM',
      nonce: 'uluk4a9R25RW',
      associated_data: 'associatedData',
      ciphertext: 'ulwSiIajGClcvcOYvOQ7+l+0PAbzzwI=',
    };
    expect(unseal('a7cde1ZJB1kG2e7VfTs3jQzaWizur8Gb', sealed)).toBe('message');
    const changed = { ...sealed, associated_data: 'other' };
    expect(() => unseal('a7cde1ZJB1kG2e7VfTs3jQzaWizur8Gb', changed)).toThrow();
    expect(() => unseal('a7cde1ZJB1kG2e7VfTs3jQzaWizur8Gb', {})).toThrow();
  });
});

const published = {
  certificate: `-----BEGIN CERTIFICATE-----
MIIDVzCCAj+gAwIBAgIJANfOWdH1ItcBMA0GCSqGSIb3DQEBCwUAMEIxCzAJBgNV
BAYTAlhYMRUwEwYDVQQHDAxEZWZhdWx0IENpdHkxHDAaBgNVBAoME0RlZmF1bHQg
Q29tcGFueSBMdGQwHhcNMjEwNDI3MDg1NTIzWhcNMzEwNDI1MDg1NTIzWjBCMQsw
CQYDVQQGEwJYWDEVMBMGA1UEBwwMRGVmYXVsdCBDaXR5MRwwGgYDVQQKDBNEZWZh
dWx0IENvbXBhbnkgTHRkMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA
2VCTd91fnUn73Xy9DLvt/V62TVxRTEEstVdeRaZ3B3leO0pldE806mXO4RwdHXag
HQ4vGeZN0yqm++rDsGK+U3AH7kejyD2pXshNP9Cq5YwbptiLGtjcquw4HNxJQUOm
DeJf2vg6byms9RUipiq4SzbJKqJFlUpbuIPDpSpWz10PYmyCNeDGUUK65E5h2B83
4uxl1zNLYQCrkdBzb8oUxwYeP5a2DNxmjL5lsJML7DGr5znsevnoqGRwTm9fxCGf
y8wus7hwKz6clt3Whmmda7UAdb1c08hEQFVRbF14AR73xbnd8N0obCWJPCbzMCtk
aSef4FdEEgEXJiw0VAJT8wIDAQABo1AwTjAdBgNVHQ4EFgQUT1c7nd/SUO76HSoZ
umNUJv1R5PwwHwYDVR0jBBgwFoAUT1c7nd/SUO76HSoZumNUJv1R5PwwDAYDVR0T
BAUwAwEB/zANBgkqhkiG9w0BAQsFAAOCAQEAfTjxKRQMzNB/U6ZoCUS+BSNfa2Oh
0plMN6ZuzwiVVZwg1jywvv5yv04koS7Pd4i9E4gt9ZBUQXlpq+A3oOCEEHNRR6b2
kyazGRM7s0OP5X21WrbpSmKmU6K7hkfx30yYs08LVs/Q8DIhvaj1FCFeJzUCzYn/
fHMq4tsbKO0dKAeydPM/nrUZBmaYQVKMVOORGLFjFKVO7JV6Kq/R86ouhjEPgJOe
2xulNBUcjicqtZlBdEh/PWCYP2SpGVDclKm8jeo175T3EVAkdKzzmfpxtMmnMlmq
cTJOU9TxuGvNASMtjj7pYIerTx+xgZDXEVBWFW9PjJ0TV06tCRsgSHItgg==
-----END CERTIFICATE-----`,
  signature:
    'tJHIiIS9eB2hAYstmAmbbD3ZE5LiIm/Ug5tuL4fC0YOFRWIHV39UFIZXC0e9Wl6lBu6sKvkqDkzpqzBsVHyXF' +
    'lbYZTOQrVdG4b6LfTnK4mikv9++ixJMd3vTf2yCqvBkh98zs3Ds5zsYQakzbcwhmw4fMJs4nPLws28H0UW9FjDR//rxELLwXvV1VEA1I' +
    'BLX70xptjL8hrfUjEE8kkry6yNJTHZRU8CAc7qHli2Ng1V1qb9ARbK8A3ThmFmPQvRGrapI/jS2laKKgYUmfdEdkNO6B2Cke5e8VTxY4' +
    '06ArAmQ90GAihDwIcb16TQMnzCMBoutnwZKNiKRACrFmtxw2Q==',
  body:
    '{"id":"3119dfba-e649-5eec-ab1e-3412bc4d2e17","create_time":"2021-06-24T16:37:26+08:00",' +
    '"resource_type":"encrypt-resource","event_type":"PAYSCORE.USER_OPEN_SERVICE","summary":"签约成功",' +
    '"resource":{"original_type":"payscore","algorithm":"AEAD_AES_256_GCM",' +
    '"ciphertext":"YDS3lKPaC4Y52Gf3uhft5qUBlIa8b428AWTtTauHQfQrRw+X1WpiuHIDy0vo1Vd6VEq67aVyqPdDYMkRVSDaZL3iZt' +
    'tevRMOoPKMifozg6XPWjIZumks/GpT48lI4NizyeaqLBokNebthah3o1H76qSlO9NkDjp9bzmKLEYYH9TEklFUpsvPqOTOcgSLgh21YJXYR' +
    '7dEBXFgRLiNIKRgO5JdXh1hccRUAlyVWxE54PXpnQ==",' +
    '"associated_data":"payscore","nonce":"Kj7QIyUiYx1q"}}',
};
