declare module 'colorbrewer/index.es.js' {
  const schemes: unknown;
  export default schemes;
}
