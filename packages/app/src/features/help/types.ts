/** Addresses of a picture by theme. */
export interface PictureSources {
  light: string;
  dark: string;
}

export interface NodeAttributes {
  id?: string;
  href?: string;
  src?: PictureSources;
  alt?: string;
  width?: number;
  height?: number;
}

/** What the build makes of the guide's Markdown: text, or an element's name, attributes and content. */
export type GuideNode = string | [tag: string, attributes: NodeAttributes | null, ...GuideNode[]];

export interface GuideHeading {
  /** The same in every language. */
  id: string;
  level: number;
  text: string;
}

/** A page as the contents list it. */
export interface GuideEntry {
  /** Last part of its address. */
  id: string;
  title: string;
  headings: GuideHeading[];
}

export interface GuideRole {
  id: string;
  title: string;
  pages: GuideEntry[];
}

export interface GuideContents {
  title: string;
  /** What stands above the list. */
  body: GuideNode[];
  roles: GuideRole[];
}

export interface GuidePage {
  title: string;
  body: GuideNode[];
}

/** What `contents.md` of a language becomes. */
export interface GuideModule {
  contents: GuideContents;
  /** Loads a page by its id. */
  pages: Record<string, () => Promise<{ default: GuidePage }>>;
}
