/** The colours and shapes that a frame of another origin is asked to use: `#rrggbb`, pixels, `light` or `dark`. */
export type CaptureLook = Readonly<Record<string, string>>

/**
 * The properties that carry the page's colours to the frame: its container's style sheet sets them, so that they are
 * already resolved, whatever the page's theme and colour scheme are.
 */
const carriers = {
  ink: 'color',
  paper: 'backgroundColor',
  line: 'borderTopColor',
  accent: 'outlineColor',
  soft: 'textDecorationColor',
  bad: 'caretColor',
} as const

/** Reads the look of the frame's container. Empty if a colour cannot be read: the frame is then light. */
export function readLook(container: Element): CaptureLook {
  const style = getComputedStyle(container)
  const look: Record<string, string> = {}
  for (const [name, property] of Object.entries(carriers)) {
    const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(style[property])?.slice(1).map(Number)
    if (!channels) return {}
    look[name] = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
    if (name === 'paper') look.scheme = channels.reduce((sum, channel) => sum + channel) < 384 ? 'dark' : 'light'
  }
  look.radius = String(Math.min(99, Math.round(Number.parseFloat(style.borderTopLeftRadius) || 0)))
  return look
}
