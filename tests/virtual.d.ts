declare module 'virtual:poster-faces/*' {
  const table: import('#domain/poster/face.ts').FaceTable;
  export default table;
}
