export {
  type Cents,
  formatMoney,
  formatMoneyUsdStyle,
  type MoneyPart,
  moneyParts,
  splitByLargestRemainder,
} from '../src/shared/money.ts'
