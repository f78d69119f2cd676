import {
  type ComponentPropsWithRef,
  createContext,
  type ElementType,
  type ReactNode,
  useContext,
} from 'react';

/** What a link component must take: an anchor's props, `href` among them. */
export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

const LinkContext = createContext<ElementType<LinkProps>>('a');

export interface LinkProviderProps {
  /** Draws every link inside the product, such as a router's; it must be stable. */
  component: ElementType<LinkProps>;
  /** What it holds. */
  children: ReactNode;
}

/** Hands the router's link to every component below. Without it links are plain anchors. */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext value={component}>{children}</LinkContext>
);

/** A link inside the product, drawn by the component of the nearest `LinkProvider`. */
export const Link = (props: LinkProps) => {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
};
