/** A payment's position in the wire's format, `2 of 5`, in both languages (specification §3). */
export function noOfEasyPayText(current: number, total: number): string {
  return `${current} of ${total}`
}

/** Parses `2 of 5`. Returns undefined for any other text. */
export function parseNoOfEasyPay(text: string): { current: number; total: number } | undefined {
  const match = /^\s*(\d+)\s+of\s+(\d+)\s*$/i.exec(text)
  const [current, total] = [Number(match?.[1]), Number(match?.[2])]
  return current >= 1 && total >= current ? { current, total } : undefined
}

/** The progress of the payments, in whole percent from 0 to 100. */
export function paymentProgress(current: number, total: number): number {
  return total > 0 ? Math.min(100, Math.max(0, Math.round((current / total) * 100))) : 0
}
