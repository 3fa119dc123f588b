/** The page that takes an address for the newsletter. */
export const newsletterPath = '/pages/newsletter'
/** The page that a confirmation mail links to. */
export const newsletterConfirmPath = '/pages/newsletter/confirm'
/** The page that ends a subscription: opened by people, and posted to by mail programs (RFC 8058). */
export const newsletterUnsubscribePath = '/pages/newsletter/unsubscribe'
/** Days from a request for the newsletter until its link expires. */
export const newsletterLinkDays = 3
