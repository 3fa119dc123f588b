import { type Colour, colourNames, colours } from '../colours.ts'

/** The colours of the colour facet, in their order. */
export const palette: readonly { id: Colour; name: { en: string; fr: string } }[] = colourNames.map((id) => ({
  id,
  name: colours[id].name,
}))

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const placeOf = new Map<string, number>(colourNames.map((name, place) => [name, place]))
// A multicoloured style has no single tone.
const toned = colourNames.map((name) => (name === 'multi' ? undefined : channels(colours[name].hex)))

/**
 * The place in the palette of a style's colour: the named one, or the most similar to `#rrggbb`. Undefined for anything else.
 */
export function paletteColour(colour: string): number | undefined {
  const named = placeOf.get(colour)
  if (named !== undefined) return named
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return undefined
  const requested = channels(colour)
  let nearest: number | undefined
  let least = Number.POSITIVE_INFINITY
  toned.forEach((tone, place) => {
    if (!tone) return
    const distance = tone.reduce((sum, value, channel) => sum + (value - (requested[channel] ?? 0)) ** 2, 0)
    if (distance < least) {
      least = distance
      nearest = place
    }
  })
  return nearest
}
