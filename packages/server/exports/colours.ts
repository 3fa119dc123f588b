export { type Colour, colourNames, colours } from '../src/catalogue/colours.ts'
