// Before anything is loaded that looks at it.
process.env.NODE_ENV ??= 'production';
const { runCommandLine } = await import('./command-line.js');

await runCommandLine(process.argv.slice(2));
