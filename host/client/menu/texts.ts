/** The texts of the lower levels, which the page contains in its language. */
export type MenuTexts = { all: string; brands: string; back: string }

export const menuTexts = (bar: HTMLElement): MenuTexts => JSON.parse(bar.dataset.texts ?? '{}') as MenuTexts

/** A text with a name filled in. */
export const textOf = (text: string, name: string): string => text.replace('{{name}}', () => name)
