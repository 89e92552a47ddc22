import { presigned, signedHeaders, signPolicyText } from './s3Signature';

/** The examples of "Authenticating Requests (AWS Signature Version 4)" in the S3 API reference. */
const keys = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const now = new Date('2013-05-24T00:00:00Z');
const bucket = 'https://examplebucket.s3.amazonaws.com';
const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const signatureOf = (headers: Record<string, string>) =>
  headers['authorization']?.split('Signature=')[1];

it('signs a GET of a range as the documentation does', async () => {
  const url = new URL(`${bucket}/test.txt`);
  const asked = { method: 'GET', url, headers: { range: 'bytes=0-9' }, now };
  expect(signatureOf(await signedHeaders(keys, asked, nothing))).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

it('signs a list of a bucket as the documentation does', async () => {
  const url = new URL(`${bucket}/?max-keys=2&prefix=J`);
  expect(signatureOf(await signedHeaders(keys, { method: 'GET', url, now }, nothing))).toBe(
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  );
});

it('signs an address as the documentation does', async () => {
  const url = new URL(`${bucket}/test.txt`);
  expect(await presigned(keys, { method: 'GET', url, now }, 86_400)).toMatch(
    /X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404$/,
  );
});

it('writes blanks in an address in the one way that every storage reads', async () => {
  const url = new URL(`${bucket}/test.txt`);
  url.searchParams.set('response-content-disposition', 'inline; a+b');
  const signed = await presigned(keys, { method: 'GET', url, now }, 60);
  expect(signed).toContain('response-content-disposition=inline%3B%20a%2Bb');
});

it('signs a policy as the documentation does', async () => {
  const lines = [
    '{ "expiration": "2015-12-30T12:00:00.000Z",',
    '  "conditions": [',
    '    {"bucket": "sigv4examplebucket"},',
    '    ["starts-with", "$key", "user/user1/"],',
    '    {"acl": "public-read"},',
    '    {"success_action_redirect": "http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html"},',
    '    ["starts-with", "$Content-Type", "image/"],',
    '    {"x-amz-meta-uuid": "14365123651274"},',
    '    {"x-amz-server-side-encryption": "AES256"},',
    '    ["starts-with", "$x-amz-meta-tag", ""],',
    '',
    '    {"x-amz-credential": "AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request"},',
    '    {"x-amz-algorithm": "AWS4-HMAC-SHA256"},',
    '    {"x-amz-date": "20151229T000000Z" }',
    '  ]',
    '}',
  ];
  const policy = Buffer.from(lines.join('\r\n')).toString('base64');
  expect(signPolicyText(keys, '20151229T000000Z', policy)).toBe(
    '8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e',
  );
});
