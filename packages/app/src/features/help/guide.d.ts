declare module '*/contents.md' {
  export const contents: import('./types.js').GuideModule['contents'];
  export const pages: import('./types.js').GuideModule['pages'];
}
