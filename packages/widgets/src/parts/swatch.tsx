import { Picture } from './picture.tsx'
import { SwatchDot } from './swatch-dot.tsx'

/** The palette of swatch.css: all colours of the catalogue. */
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
  /** A palette colour, or another style's name. */
  name: string
  /** For a style that is not in the palette: its picture, and the base URL. */
  picture?: string
  base?: string
}

/** A colour's dot, beside its name. Styling hook: `data-swatch`. */
export function Swatch({ name, picture, base = '' }: SwatchProps) {
  if (swatches.has(name) || picture === undefined) return <SwatchDot name={name} />
  return (
    <span className="onair-swatch" aria-hidden="true">
      <Picture base={base} name={picture} alt="" sizes="thumb" />
    </span>
  )
}
