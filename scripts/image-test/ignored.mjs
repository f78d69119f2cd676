/** Whether a path is left out of what an image is built from, by the lines of a .dockerignore. */
export function isIgnored(path, lines) {
  const parts = path.split('/');
  return lines.some((line) => {
    const pattern = line.replace(/^\*\*\//, '');
    const name = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
    return line === pattern ? name.test(parts[0]) : parts.some((part) => name.test(part));
  });
}

/** The lines that say something. */
export function readIgnored(text) {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
}
