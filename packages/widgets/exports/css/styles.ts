/** The styles of all widgets, as a string. */
export { default } from '../../src/styles.css?inline'
