/** Replaces narrow no-break spaces: engines differ in them, and server and browser must print the same text. */
export const sameSpaces = (text: string): string => text.replaceAll('\u202f', '\u00a0')
