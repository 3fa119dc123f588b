import reserve from '../../src/reserve.css?inline'

/** The height of each element until it has its data, as a string. */
const css: string = reserve

export default css
