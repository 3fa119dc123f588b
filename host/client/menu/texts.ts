/** What the lower levels say. The page carries it, in its language. */
export type MenuTexts = { all: string; brands: string; back: string }

export const menuTexts = (bar: HTMLElement): MenuTexts => JSON.parse(bar.dataset.texts ?? '{}') as MenuTexts

/** A text with its name put in. */
export const textOf = (text: string, name: string): string => text.replace('{{name}}', () => name)
