/** The tokens and the base styles that every widget needs, as a string. */
import base from '../../src/styles/base.css?inline'
import tokens from '../../src/styles/tokens.css?inline'

export default [tokens, base].join('')
