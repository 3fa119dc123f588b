/** A file's text, as the build reads it. */
declare module '*?raw' {
  const text: string
  export default text
}
