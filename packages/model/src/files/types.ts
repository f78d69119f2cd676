/** A kind of file that may be attached to a message. */
export interface FileType {
  /** Endings of names, in lower case; the first one stands for the kind in sentences. */
  readonly extensions: readonly [string, ...string[]];
  /** As what it is served. */
  readonly mediaType: string;
  /** What its content must look like. */
  readonly content: 'magic' | 'office' | 'text';
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Every kind of file that may be attached. All others are refused, by their ending and by content. */
export const FILE_TYPES: readonly FileType[] = [
  { extensions: ['pdf'], mediaType: 'application/pdf', content: 'magic' },
  {
    extensions: ['docx'],
    mediaType: `${OFFICE}.wordprocessingml.document`,
    content: 'office',
  },
  { extensions: ['xlsx'], mediaType: `${OFFICE}.spreadsheetml.sheet`, content: 'office' },
  {
    extensions: ['pptx'],
    mediaType: `${OFFICE}.presentationml.presentation`,
    content: 'office',
  },
  { extensions: ['csv'], mediaType: 'text/csv', content: 'text' },
  { extensions: ['txt'], mediaType: 'text/plain', content: 'text' },
  { extensions: ['png'], mediaType: 'image/png', content: 'magic' },
  { extensions: ['jpeg', 'jpg'], mediaType: 'image/jpeg', content: 'magic' },
  { extensions: ['gif'], mediaType: 'image/gif', content: 'magic' },
  { extensions: ['webp'], mediaType: 'image/webp', content: 'magic' },
  { extensions: ['zip'], mediaType: 'application/zip', content: 'magic' },
];

export const MAX_FILE_MEGABYTES = 20;
/** Of one file. */
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024;
/** Of one message. */
export const MAX_FILES_PER_MESSAGE = 20;

/** The kinds as a sentence names them: `pdf, docx, …`. */
export const FILE_TYPE_NAMES = FILE_TYPES.map(({ extensions: [name] }) => name).join(', ');

/** What the `accept` attribute of a file field takes. */
export const ACCEPTED_FILES = FILE_TYPES.flatMap(({ extensions }) => extensions)
  .map((extension) => `.${extension}`)
  .join(',');

/** The kind of file that a name promises; undefined for one that may not be attached. */
export function fileTypeOfName(name: string): FileType | undefined {
  const dot = name.lastIndexOf('.');
  if (dot < 1) return undefined;
  const extension = name.slice(dot + 1).toLowerCase();
  return FILE_TYPES.find(({ extensions }) => extensions.includes(extension));
}

/** Why a file cannot be attached. */
export type FileProblem = 'empty' | 'too_large' | 'type';

/** What is wrong with a file as far as its name and size tell, or null: for a check before an upload. */
export function fileProblem({ name, size }: { name: string; size: number }): FileProblem | null {
  if (fileTypeOfName(name) === undefined) return 'type';
  if (size === 0) return 'empty';
  return size > MAX_FILE_BYTES ? 'too_large' : null;
}
