import { Fragment, isValidElement, type ReactNode, type SVGProps } from 'react';

/*
 * Reads the pictures of the charts as the elements that React would write: markup would only be written
 * to be read again.
 */

export interface SvgElement {
  readonly name: string;
  readonly attributes: SVGProps<SVGElement>;
  readonly children: readonly SvgElement[];
  /** Text directly in the element. */
  readonly text: string;
}

type Component = (props: object) => ReactNode;

/** @throws what the components throw, which may use no hooks; and when the picture is no SVG */
export function readSvg(picture: ReactNode): SvgElement {
  const [svg] = contentOf(picture).children;
  if (svg?.name !== 'svg') throw new Error('The picture is no SVG');
  return svg;
}

function contentOf(node: ReactNode): Pick<SvgElement, 'children' | 'text'> {
  const content = { children: [] as SvgElement[], text: '' };
  const add = (part: ReactNode): void => {
    if (typeof part === 'string' || typeof part === 'number') content.text += part;
    else if (Array.isArray(part)) part.forEach(add);
    else if (isValidElement<SVGProps<SVGElement>>(part)) {
      const { type, props } = part;
      if (typeof type === 'string')
        content.children.push({ name: type, attributes: props, ...contentOf(props.children) });
      else if (type === Fragment) add(props.children);
      else add(componentOf(type)(props));
    }
  };
  add(node);
  return content;
}

/** A component without what `memo` puts around it. */
const componentOf = (type: unknown): Component =>
  typeof type === 'function' ? (type as Component) : componentOf((type as { type: unknown }).type);
