export declare const GUIDE_FILE: RegExp;

/** Text, or the element's name, its attributes and what it holds. */
export type GuideNode =
  | string
  | [tag: string, attributes: Record<string, unknown> | null, ...nodes: GuideNode[]];

export interface GuideFile {
  title: string;
  headings: { id: string; level: number; text: string }[];
  body: GuideNode[];
}

export interface GuideContentsFile {
  title: string;
  body: GuideNode[];
  roles: { id: string; title: string; pages: (Omit<GuideFile, 'body'> & { id: string })[] }[];
}

export declare function textOf(node: GuideNode): string;
export declare function readGuideFile(path: string): GuideFile;
export declare function readContents(path: string): GuideContentsFile;
/** The module that a file of the guide becomes. */
export declare function guideModule(path: string): string;
