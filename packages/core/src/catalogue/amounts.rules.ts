const amount = /^(\$[\d.,]+|[\d\s.,]+\s?\$)$/u

/** Whether a product's styles are sums of money, as a gift card's are: `$25`, `25 $`. The shopper then chooses an amount, not a style. */
export const areAmounts = (styles: readonly { name: string }[]): boolean =>
  styles.length > 0 && styles.every(({ name }) => amount.test(name))
