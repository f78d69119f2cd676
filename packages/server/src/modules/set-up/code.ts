import { createHmac } from 'node:crypto';

const CODE_BYTES = 16;

/** What the start prints and whoever sets the installation up has to know; the same in all processes. */
export const setUpCode = (signingKey: Buffer): string =>
  createHmac('sha256', signingKey)
    .update('set-up')
    .digest()
    .subarray(0, CODE_BYTES)
    .toString('base64url');

/** Where the installation is set up. The code is in the fragment, which no server and no log sees. */
export const setUpAddress = (publicUrl: string, signingKey: Buffer): string =>
  `${publicUrl}/set-up#${setUpCode(signingKey)}`;
