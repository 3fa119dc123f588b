/** Relative luminance of `#rrggbb`, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours `#rrggbb`: 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const grounds = ['paper', 'surface', 'sunk']

/** The pairs of colour roles of text and its background, without `--onair-`: at least 4.5 to 1. */
export const textPairs: readonly (readonly [ink: string, ground: string])[] = [
  ...grounds.flatMap((ground) => ['ink', 'ink-soft', 'primary', 'bad'].map((ink) => [ink, ground] as const)),
  ['live', 'paper'],
  ['live', 'surface'],
  ['live-strong', 'live-soft'],
  ['ink', 'live-soft'],
  ['ink-soft', 'live-soft'],
  ['ink', 'primary-soft'],
  ['primary-strong', 'primary-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-live', 'live'],
  ['on-live', 'live-strong'],
  ['good', 'good-soft'],
  ['warn', 'warn-soft'],
  ['bad', 'bad-soft'],
  ['on-stage', 'stage'],
  ['on-stage-soft', 'stage'],
]

/** The pairs of a control's border and its background: at least 3 to 1. */
export const borderPairs: readonly (readonly [border: string, ground: string])[] = grounds.map((ground) => [
  'line-strong',
  ground,
])
