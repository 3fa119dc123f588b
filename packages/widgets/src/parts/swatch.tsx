import { Picture } from './picture.tsx'

/** The colours that swatch.css has: the catalogue's whole palette. */
export const swatches: ReadonlySet<string> = new Set([
  'black',
  'white',
  'ivory',
  'grey',
  'navy',
  'blue',
  'teal',
  'green',
  'olive',
  'yellow',
  'orange',
  'red',
  'burgundy',
  'pink',
  'purple',
  'brown',
  'tan',
  'gold',
  'silver',
  'rose-gold',
  'multi',
])

export type SwatchProps = {
  /** A colour's name in the palette, or another look's. */
  name: string
  /** For a look that is no colour of the palette: its picture, and what stands before the picture's name. */
  picture?: string
  base?: string
}

/** A dot of a colour, beside its name. Styling hook: `data-swatch`. */
export function Swatch({ name, picture, base = '' }: SwatchProps) {
  if (swatches.has(name) || picture === undefined)
    return <span className="onair-swatch" data-swatch={name} aria-hidden="true" />
  return (
    <span className="onair-swatch" aria-hidden="true">
      <Picture base={base} name={picture} alt="" sizes="thumb" />
    </span>
  )
}
