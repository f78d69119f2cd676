const OLDEST = [20, 19];

/** Whether a version of Node can run Tavoite. */
export function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

/** Ends the process with one sentence under a Node that is too old. */
export function requireNode() {
  if (isSupported(process.versions.node)) return;
  console.error(
    `Tavoite needs Node.js ${OLDEST.join('.')} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
