import type { Ref, RefCallback } from 'react';

/** One ref that fills several. */
export const mergeRefs =
  <Node>(...refs: readonly (Ref<Node> | undefined)[]): RefCallback<Node> =>
  (node) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(node);
      else if (ref) ref.current = node;
    }
  };
