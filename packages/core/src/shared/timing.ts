/** How long scrolling back to the top takes (specification §9). */
export const scrollMs = 2000
/** How long a page of the account area waits before its first load (specification §9). */
export const initialLoadDelayMs = 200
