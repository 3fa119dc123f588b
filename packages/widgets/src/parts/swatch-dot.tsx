/** A palette colour's dot, beside its name. Styling hook: `data-swatch`. */
export function SwatchDot({ name }: { name: string }) {
  return <span className="onair-swatch" data-swatch={name} aria-hidden="true" />
}
