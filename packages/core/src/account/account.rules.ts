/** A member's customer number. A guest has none: `0` (specification §2). */
export const customerNoOf = (edp: number): string => String(edp)

/** The customer number to show. Undefined for '0', which an account without a number has (specification §2). */
export function displayCustomerNo(customerNo: string | null | undefined): string | undefined {
  return customerNo && customerNo !== '0' ? customerNo : undefined
}
