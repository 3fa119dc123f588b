import { type Colour, colourNames, colours } from '../colours.ts'

/** The colours that a list can be narrowed by, in their order. */
export const palette: readonly { id: Colour; name: { en: string; fr: string } }[] = colourNames.map((id) => ({
  id,
  name: colours[id].name,
}))

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const known = new Map<string, number>(colourNames.map((name, place) => [name, place]))
// Several colours at once have no tone of their own.
const toned = colourNames.map((name) => (name === 'multi' ? undefined : channels(colours[name].hex)))

/**
 * The place in the palette of a style's colour: the one it names, or for `#rrggbb` the one that looks most like it.
 * Undefined for what is neither.
 */
export function paletteColour(colour: string): number | undefined {
  const named = known.get(colour)
  if (named !== undefined) return named
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return undefined
  const wanted = channels(colour)
  let nearest: number | undefined
  let least = Number.POSITIVE_INFINITY
  toned.forEach((tone, place) => {
    if (!tone) return
    const distance = tone.reduce((sum, value, channel) => sum + (value - (wanted[channel] ?? 0)) ** 2, 0)
    if (distance < least) {
      least = distance
      nearest = place
    }
  })
  return nearest
}
