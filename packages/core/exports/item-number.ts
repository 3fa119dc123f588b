export { displayItemNumber, isItemNumber, productPath } from '../src/shared/item-number/item-number.ts'
export { itemNumberFromNav, parseItemNumber } from '../src/shared/item-number/typed-item-number.ts'
