import type { ReactElement, RefCallback } from 'react';

/** What the suite adds to a component's own props. */
export interface ExtraProps {
  ref?: RefCallback<Element>;
  className?: string;
  'data-conformance'?: string;
}

/** One exported component in one realistic use. */
export interface Conforming {
  /** Name of the export. */
  name: string;
  element: (extra: ExtraProps) => ReactElement;
  /**
   * `same`: the element with the ref takes the class. `ancestor`: a field, whose root takes it.
   */
  classOn?: 'same' | 'ancestor';
  /** Draws into the end of the body, so that the server draws nothing, or only a trigger. */
  portal?: boolean;
  /** What opens it, when no prop does: focus moves to the first button. */
  opensOnFocus?: boolean;
  /** Elements whose state must be visible, each with its selector. */
  states?: readonly (readonly [selector: string, element: ReactElement])[];
}
