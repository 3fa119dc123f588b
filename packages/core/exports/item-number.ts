export {
  displayItemNumber,
  isItemNumber,
  itemNumberFromNav,
  parseItemNumber,
  productPath,
} from '../src/shared/item-number.ts'
