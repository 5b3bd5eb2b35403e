import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import jsrsasign from 'jsrsasign';

const { KJUR } = jsrsasign;

/** What Apple's library looks for: who may sign for the App Store, and who may say so. */
const storeSigner = '1.2.840.113635.100.6.11.1';
const developerRelations = '1.2.840.113635.100.6.2.1';

export interface AppleChain {
  root: string;
  /** A signed text as the App Store's are, with the certificates in its head. */
  sign(payload: object): Promise<string>;
  /** What an authority answers that is asked about one of the two certificates. */
  revocationAnswer(about: 'leaf' | 'intermediate', status: 'good' | 'revoked'): Buffer;
}

interface Certified {
  pem: string;
  key: KeyObject;
  name: string;
}

/** A chain of certificates like Apple's, made for one test; good until 2069. */
export function createAppleChain({
  mark = storeSigner,
  revocationUrl = 'http://127.0.0.1:1',
}: {
  /** What says that the last of them signs for the App Store. */
  mark?: string;
  revocationUrl?: string;
} = {}): AppleChain {
  const root = certify({ name: 'Root', extensions: [authority] });
  const intermediate = certify({
    name: 'Intermediate',
    issuer: root,
    extensions: [authority, marked(developerRelations), asked(`${revocationUrl}/intermediate`)],
  });
  const leaf = certify({
    name: 'Leaf',
    issuer: intermediate,
    extensions: [marked(mark), asked(`${revocationUrl}/leaf`)],
  });
  const x5c = [leaf, intermediate, root].map(({ pem }) => pem.replaceAll(/-----.*-----|\s/g, ''));
  return {
    root: root.pem,
    sign: (payload) =>
      new SignJWT({ ...payload }).setProtectedHeader({ alg: 'ES256', x5c }).sign(leaf.key),
    revocationAnswer: (about, status) =>
      about === 'leaf'
        ? revocationAnswer({ certificate: leaf, issuer: intermediate, status })
        : revocationAnswer({ certificate: intermediate, issuer: root, status }),
  };
}

const authority = { extname: 'basicConstraints', cA: true, critical: true };
const marked = (id: string) => ({ extname: id, extn: '0500' });
const asked = (ocsp: string) => ({ extname: 'authorityInfoAccess', array: [{ ocsp }] });

let lastSerial = 0;

/** Certified by themselves where nobody else is named. */
function certify({
  name,
  issuer,
  extensions,
}: {
  name: string;
  issuer?: Certified;
  extensions: object[];
}): Certified {
  const { privateKey: pem, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  lastSerial += 1;
  const certificate = new KJUR.asn1.x509.Certificate({
    version: 3,
    serial: { int: lastSerial },
    issuer: { str: `/CN=${issuer?.name ?? name}` },
    subject: { str: `/CN=${name}` },
    notbefore: '20200101000000Z',
    notafter: '20690101000000Z',
    sbjpubkey: publicKey,
    ext: extensions,
    sigalg: 'SHA256withECDSA',
    cakey: issuer ? textOf(issuer.key) : pem,
  } as never);
  return { pem: certificate.getPEM(), key: createPrivateKey(pem), name };
}

function textOf(key: KeyObject): string {
  return String(key.export({ type: 'pkcs8', format: 'pem' }));
}

/** Signed by a responder of the issuer's, as authorities do. */
function revocationAnswer({
  certificate,
  issuer,
  status,
}: {
  certificate: Certified;
  issuer: Certified;
  status: 'good' | 'revoked';
}): Buffer {
  const name = `Responder of ${issuer.name}`;
  const extensions = [{ extname: 'extKeyUsage', array: ['ocspSigning'] }];
  const responder = certify({ name, issuer, extensions });
  const { OCSPResponse } = KJUR.asn1.ocsp as unknown as {
    OCSPResponse: new (values: object) => { tohex(): string };
  };
  const answer = new OCSPResponse({
    resstatus: 0,
    restype: 'ocspBasic',
    respid: { name: { str: `/CN=${name}` } },
    prodat: '20200101000000Z',
    array: [
      {
        certid: { alg: 'sha256', issuerCert: issuer.pem, subjectCert: certificate.pem },
        status: { status, time: '20200101000000Z' },
        thisupdate: '20200101000000Z',
        nextupdate: '20690101000000Z',
      },
    ],
    sigalg: 'SHA256withECDSA',
    reskey: textOf(responder.key),
    certs: [responder.pem],
  });
  return Buffer.from(answer.tohex(), 'hex');
}
