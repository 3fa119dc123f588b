import { createElement } from 'react'

/** The only part of React that r2wc uses. Its own import would keep all of preact/compat in the script tag's build. */
export default { createElement }
