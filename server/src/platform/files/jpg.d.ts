/** A picture's bytes: the build puts them into the server's own file. */
declare module '*.jpg' {
  const bytes: Uint8Array;
  export default bytes;
}
