declare module 'virtual:completeness' {
  const rows: readonly Omit<import('./read.ts').ComponentRow, 'code'>[];
  export default rows;
}
