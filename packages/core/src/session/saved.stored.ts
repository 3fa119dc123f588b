/** The place of the saved items (`saved.ts`), which sign-out clears. */
export const savedItemsPlace = { name: 'savedItems', area: 'local' } as const
