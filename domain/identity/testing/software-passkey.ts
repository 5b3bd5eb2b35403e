import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

interface Question {
  challenge: string;
  origin: string;
  rpID: string;
}

const userPresent = 0x01;
const userVerified = 0x04;
const withCredential = 0x40;

/** What an authenticator does, in software: makes one key and answers with it. */
export class SoftwarePasskey {
  readonly id = randomBytes(16);
  readonly #privateKey: KeyObject;
  readonly #coseKey: Buffer;
  #counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    // CBOR of { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }
    this.#coseKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }

  /** As `navigator.credentials.create` answers. */
  create(question: Question): string {
    const authData = Buffer.concat([
      this.#authData(question, userPresent | userVerified | withCredential),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.#coseKey,
    ]);
    // CBOR of { fmt: 'none', attStmt: {}, authData }
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, authData.length]),
      authData,
    ]);
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', question).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** As `navigator.credentials.get` answers. */
  get(question: Question, { isUserVerified = true } = {}): string {
    this.#counter += 1;
    const flags = userPresent | (isUserVerified ? userVerified : 0);
    const authData = this.#authData(question, flags);
    const client = clientData('webauthn.get', question);
    const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
    });
  }

  #authData({ rpID }: Question, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([
      createHash('sha256').update(rpID).digest(),
      Buffer.from([flags]),
      counter,
    ]);
  }

  #answer(response: object): string {
    const id = this.id.toString('base64url');
    const type = 'public-key';
    return JSON.stringify({ id, rawId: id, type, response, clientExtensionResults: {} });
  }
}

function clientData(type: string, { challenge, origin }: Question): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
