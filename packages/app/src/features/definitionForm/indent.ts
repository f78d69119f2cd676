/** Of a row of a tree; less deep where there is little room. 0 is the top. */
export const indent = (depth: number) => ({
  marginInlineStart: `min(${depth * 1.5}rem, ${depth * 4}vw)`,
});
