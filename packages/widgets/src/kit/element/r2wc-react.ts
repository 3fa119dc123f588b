import { createElement } from 'react'

/** What r2wc uses of React. Its own import of the whole would keep all of preact/compat in the script tag's build. */
export default { createElement }
