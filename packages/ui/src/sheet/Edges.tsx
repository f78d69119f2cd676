/** Shadows where months or rows go on beyond what is in view: each is one layer, beside all rows at once. */
export const Edges = () => (
  <>
    <div className="edge" aria-hidden="true" />
    <div className="bottom" aria-hidden="true" />
  </>
);
