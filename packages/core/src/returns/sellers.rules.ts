/** The seller type of a marketplace item, which has return instructions of its own (specification §3). */
export const marketplaceSeller = 'Marketplace'
/** The seller type of a partner’s item, which has return instructions of its own (specification §3). */
export const partnerSeller = 'OAPartner'

/** Whether a product shows the Marketplace Seller badge. */
export function isMarketplace(sellerType: string | null | undefined): boolean {
  return sellerType === marketplaceSeller
}
