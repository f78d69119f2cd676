/** Work in one go before the page may do something else, in ms. */
const SLICE_MS = 24;

/** Lets a long piece of work stop for a moment every so often, so that the page stays usable. */
export function createPause(): () => Promise<void> | null {
  let start = performance.now();
  const rest = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  };
  return () => (performance.now() - start > SLICE_MS ? rest() : null);
}
