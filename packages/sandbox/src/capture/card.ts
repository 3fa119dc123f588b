// Runs in the browser and on the server: it imports nothing and uses only the language.

/** VI Visa, MC Mastercard, AX American Express, FI the store's own card (specification §2). */
export type CardType = 'VI' | 'MC' | 'AX' | 'FI'

/** The number without spaces and hyphens. */
export const bareNumber = (typed: string): string => typed.replace(/[\s-]/g, '')

/** The brand, as soon as the first digits determine it. */
export const brandOf = (bare: string): CardType | null => {
  if (bare.startsWith('603999')) return 'FI'
  if (bare.startsWith('4')) return 'VI'
  if (/^3[47]/.test(bare)) return 'AX'
  if (/^5[1-5]/.test(bare)) return 'MC'
  const four = Number(bare.slice(0, 4))
  return bare.length >= 4 && four >= 2221 && four <= 2720 ? 'MC' : null
}

const lengths: Record<CardType, readonly number[]> = { VI: [13, 16, 19], MC: [16], AX: [15], FI: [16] }

/** The most digits of a number of this brand; 19 while the brand is unknown. */
export const longest = (brand: CardType | null): number => (brand ? Math.max(...lengths[brand]) : 19)

/** The number of digits of a brand's security code: four for American Express, three for others; null for an unknown brand. */
export const codeLength = (brand: CardType | null): number | null => (brand === null ? null : brand === 'AX' ? 4 : 3)

const isSecurityCode = (code: string, brand: CardType | null): boolean =>
  /^\d{3,4}$/.test(code) && (codeLength(brand) ?? code.length) === code.length

/** The check digit of ISO/IEC 7812. */
export const passesLuhn = (bare: string): boolean => {
  let sum = 0
  for (let place = 0; place < bare.length; place++) {
    const digit = Number(bare[bare.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return bare.length > 0 && sum % 10 === 0
}

/** Whether length and check digit fit the brand. The store's own card has no check digit. */
export const isCardNumber = (bare: string): boolean => {
  const brand = brandOf(bare)
  return (
    /^\d+$/.test(bare) && brand !== null && lengths[brand].includes(bare.length) && (brand === 'FI' || passesLuhn(bare))
  )
}

/** The digits in groups, as embossed on the card: 4-6-5 for American Express, otherwise fours. */
export const grouped = (bare: string): string => {
  const groups = brandOf(bare) === 'AX' ? [4, 6, 5] : [4, 4, 4, 4, 3]
  const parts: string[] = []
  let start = 0
  for (const size of groups) {
    if (start < bare.length) parts.push(bare.slice(start, start + size))
    start += size
  }
  return parts.join(' ')
}

/** Whether a card has expired; it is valid until the last day of its month. `month` "01"–"12", `year` "2027". */
export const isExpired = (month: string, year: string, today: Date): boolean =>
  Number(year) * 12 + Number(month) - 1 < today.getFullYear() * 12 + today.getMonth()

/** This year and the next 9 (specification §3). */
export const expiryYears = (today: Date): string[] =>
  Array.from({ length: 10 }, (_, index) => String(today.getFullYear() + index))

export interface CardFields {
  Number: string
  HolderName: string
  /** "01" to "12" */
  ExpiryMonth: string
  /** "2027" */
  ExpiryYear: string
  /** The code printed on the card; absent if the shop does not ask for it. It is checked and not stored. */
  SecurityCode?: string
}

export type CardProblem =
  | 'number-missing'
  | 'number-wrong'
  | 'holder-missing'
  | 'month-missing'
  | 'year-missing'
  | 'expired'
  | 'code-missing'
  | 'code-wrong'

/** The problems by field, in the order of the fields. */
export const cardProblems = (card: CardFields, today: Date): [keyof CardFields, CardProblem][] => {
  const problems: [keyof CardFields, CardProblem][] = []
  const bare = bareNumber(card.Number)
  if (bare === '') problems.push(['Number', 'number-missing'])
  else if (!isCardNumber(bare)) problems.push(['Number', 'number-wrong'])
  if (card.HolderName.trim() === '') problems.push(['HolderName', 'holder-missing'])
  const month = /^(0[1-9]|1[0-2])$/.test(card.ExpiryMonth)
  const year = expiryYears(today).includes(card.ExpiryYear)
  if (!month) problems.push(['ExpiryMonth', 'month-missing'])
  const past = /^\d{4}$/.test(card.ExpiryYear) && Number(card.ExpiryYear) < today.getFullYear()
  if (!year) problems.push(['ExpiryYear', past ? 'expired' : 'year-missing'])
  if (month && year && isExpired(card.ExpiryMonth, card.ExpiryYear, today)) problems.push(['ExpiryMonth', 'expired'])
  const code = card.SecurityCode?.trim()
  if (code === '') problems.push(['SecurityCode', 'code-missing'])
  else if (code !== undefined && !isSecurityCode(code, brandOf(bare))) problems.push(['SecurityCode', 'code-wrong'])
  return problems
}
