import { createElement, forwardRef, type SVGProps } from 'react';

interface Drawing {
  name: string;
  node: readonly [tag: string, attributes: SVGProps<SVGElement>][];
}

/**
 * In the build in the place of lucide's function of this name, which also knows contexts, strokes that
 * do not scale and drawings of several names. The kit's icons hand in all that they need.
 */
const createLucideIcon = ({ name, node }: Drawing) =>
  forwardRef<SVGSVGElement, SVGProps<SVGSVGElement> & { size?: number }>(
    ({ size = 24, className = '', ...rest }, ref) =>
      createElement(
        'svg',
        {
          ref,
          xmlns: 'http://www.w3.org/2000/svg',
          width: size,
          height: size,
          viewBox: '0 0 24 24',
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: 2,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          className: `lucide lucide-${name} ${className}`,
          ...rest,
        },
        ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      ),
  );

export default createLucideIcon;
