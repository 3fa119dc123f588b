import type { Colour } from '@onair/server/colours'

/** The colours in which kinds of products are made. */
export const palettes = {
  apparel: ['black', 'navy', 'ivory', 'grey', 'burgundy', 'teal', 'olive', 'pink', 'blue', 'red', 'purple', 'green'],
  sporty: ['black', 'white', 'grey', 'navy', 'pink', 'purple', 'teal', 'blue', 'red'],
  denim: ['blue', 'navy', 'black', 'grey', 'white'],
  leather: ['black', 'brown', 'tan', 'navy', 'burgundy', 'red', 'grey', 'ivory', 'olive'],
  neutrals: ['black', 'grey', 'tan', 'ivory', 'brown', 'navy'],
  metals: ['gold', 'silver', 'rose-gold'],
  linens: ['white', 'ivory', 'grey', 'navy', 'teal', 'pink', 'green', 'tan', 'blue', 'burgundy', 'purple'],
  appliance: ['black', 'white', 'silver', 'red', 'teal', 'ivory', 'navy'],
  cookware: ['black', 'red', 'navy', 'teal', 'grey', 'green', 'burgundy', 'ivory'],
  ceramic: ['white', 'ivory', 'blue', 'navy', 'grey', 'green', 'teal', 'yellow'],
  tech: ['black', 'white', 'silver', 'navy', 'grey', 'rose-gold'],
  brights: ['red', 'orange', 'yellow', 'green', 'blue', 'teal', 'purple', 'pink'],
  garden: ['green', 'brown', 'tan', 'black', 'grey', 'teal', 'blue', 'red'],
  wood: ['tan', 'brown'],
  white: ['white'],
  black: ['black'],
  clear: ['silver'],
} as const satisfies Record<string, readonly Colour[]>
