import { createSign, generateKeyPairSync } from 'node:crypto';

/** DER of one value (X.690): its tag, its length, its content. */
function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  if (body.length < 0x80) return Buffer.concat([Buffer.of(tag, body.length), body]);
  const length =
    body.length < 0x100 ? [0x81, body.length] : [0x82, body.length >> 8, body.length % 256];
  return Buffer.concat([Buffer.of(tag, ...length), body]);
}

const sequence = (...content: readonly Buffer[]) => der(0x30, ...content);
const commonName = Buffer.from('0603550403', 'hex');
const sha256WithRsa = sequence(
  Buffer.from('06092a864886f70d01010b', 'hex'),
  Buffer.from('0500', 'hex'),
);
const time = (text: string) => der(0x18, Buffer.from(text));

/** A key, and a certificate of it that it has signed itself, as PEM. */
export function selfSigned(name: string): {
  readonly privateKey: string;
  readonly certificate: string;
} {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const subject = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(name)))));
  const toSign = sequence(
    der(0xa0, Buffer.from('020102', 'hex')),
    Buffer.from('020101', 'hex'),
    sha256WithRsa,
    subject,
    sequence(time('20200101000000Z'), time('21200101000000Z')),
    subject,
    pair.publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('sha256').update(toSign).sign(pair.privateKey);
  const whole = sequence(toSign, sha256WithRsa, der(0x03, Buffer.of(0), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join(
      '\n',
    ),
  };
}
