/** Duration of the scroll to the top, in milliseconds (specification §9). */
export const scrollMs = 2000
/** Delay of the first load in the account area, in milliseconds (specification §9). */
export const initialLoadDelayMs = 200
