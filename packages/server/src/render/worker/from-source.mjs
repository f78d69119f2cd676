// The drawing thread where only its source is there, as in tests and in development: threads read no
// TypeScript by themselves.
import * as React from 'react';
import { tsImport } from 'tsx/esm/api';

// Outside of the package whose tsconfig.json it reads, tsx makes calls of `React` out of JSX.
globalThis.React = React;
await tsImport('./thread.ts', import.meta.url);
