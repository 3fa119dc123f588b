export {
  type Cents,
  formatMoney,
  formatMoneyUsdStyle,
  type MoneyPart,
  moneyParts,
} from '../src/shared/money.ts'
