import base from '../../src/styles/base.css?inline'
import tokens from '../../src/styles/tokens.css?inline'

/** The tokens and base styles that every widget needs, as a string. */
const css: string = [tokens, base].join('')

export default css
