declare module 'virtual:written-props' {
  const props: Readonly<Record<string, readonly import('./interfaces.ts').WrittenProp[]>>;
  export default props;
}
