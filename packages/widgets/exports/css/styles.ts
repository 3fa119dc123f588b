import styles from '../../src/styles.css?inline'

/** The styles of all widgets, as a string. */
const css: string = styles

export default css
