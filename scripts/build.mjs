// Builds the server and the web application, as far as they have changed: node scripts/build.mjs
import { build } from './build/build.mjs';
import { main } from './build/main.mjs';
import { requireNode } from './build/node-version.mjs';

requireNode();
await main(() => build(['server', 'app']));
