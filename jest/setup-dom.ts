import '@testing-library/jest-dom';
import { TextDecoder } from 'node:util';
import { configure } from '@testing-library/dom';

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
