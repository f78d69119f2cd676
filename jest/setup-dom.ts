import '@testing-library/jest-dom';
import { TextDecoder } from 'node:util';
import { configure } from '@testing-library/dom';
import React from 'react';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

// What browsers have and jsdom has not.
Object.assign(globalThis, { TextDecoder: globalThis.TextDecoder ?? TextDecoder });
// jsdom has no way to read a blob but its oldest one.
if (!('arrayBuffer' in Blob.prototype)) {
  const read = (blob: Blob, as: 'readAsArrayBuffer' | 'readAsText') =>
    new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.onerror = () => reject(reader.error);
      reader[as](blob);
    });
  Object.assign(Blob.prototype, {
    arrayBuffer(this: Blob) {
      return read(this, 'readAsArrayBuffer');
    },
    text(this: Blob) {
      return read(this, 'readAsText');
    },
  });
}

// For its errors React keeps the stack of each element, which costs a test a fifth of its time. It
// stops at so many in a second: let that be reached.
Object.defineProperty(
  (React as { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object })
    .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE ?? {},
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => undefined },
);
