/** The colours of the drawings: one hex value becomes a scale of shades, so that every object is lit the same way. */

import { type Colour, colours } from '@onair/server/colours'

/** One material: its lit side, the colour itself, its shaded side and the lines drawn on it. Hex values. */
export type Tones = {
  /** The brightest reflection. */
  glint: string
  light: string
  base: string
  dark: string
  /** Folds, undersides, insides. */
  deep: string
  /** Seams and outlines. */
  line: string
  /** Polished: its gradients have the sharp bands of a mirror. */
  metal: boolean
  /** A material of many colours runs through these. */
  blend?: readonly [string, string, string, string, string]
}

export type Palette = Tones & {
  /** A second material that goes with the first. */
  accent: Tones
  /** For things that come in several colours: yarn, brushes, paints. */
  set: readonly [Tones, Tones, Tones, Tones, Tones]
  /** The colour is a pattern of several. */
  multi: boolean
}

type Rgb = { r: number; g: number; b: number }

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return { r: (value >> 16) & 255, g: (value >> 8) & 255, b: value & 255 }
}

const channel = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0')

const print = ({ r, g, b }: Rgb): string => `#${channel(r)}${channel(g)}${channel(b)}`

/** `part` (0 to 1) of colour `b` in colour `a`. */
export function mix(a: string, b: string, part: number): string {
  const from = parse(a)
  const to = parse(b)
  return print({
    r: from.r + (to.r - from.r) * part,
    g: from.g + (to.g - from.g) * part,
    b: from.b + (to.b - from.b) * part,
  })
}

/** Perceived brightness, 0 to 1. */
export function brightness(hex: string): number {
  const { r, g, b } = parse(hex)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

/** A shade keeps its saturation: a darkened yellow is amber, where a mix with black would be mud. */
function shade(hex: string, gamma: number, gain: number): string {
  const { r, g, b } = parse(hex)
  const at = (value: number) => 255 * (value / 255) ** gamma * gain
  return print({ r: at(r), g: at(g), b: at(b) })
}

/** The scale of one material. */
export function tones(hex: string, metal = false): Tones {
  const bright = brightness(hex)
  const lift = bright < 0.25 ? 0.16 : 0.3
  return {
    glint: mix(hex, '#ffffff', bright < 0.25 ? 0.42 : 0.72),
    light: mix(hex, '#fff6ea', lift),
    base: hex,
    dark: shade(hex, 1.25, 0.84),
    deep: shade(hex, 1.45, 0.64),
    line: shade(hex, 1.5, bright < 0.25 ? 0.4 : 0.5),
    metal,
  }
}

/** Materials that are what they are in every colour. */
export const material = {
  steel: tones('#b9bec4', true),
  gold: tones('#cfa64f', true),
  chrome: tones('#d5d9dd', true),
  black: tones('#2d2d31'),
  graphite: tones('#4a4c52'),
  white: tones('#f3f1ec'),
  paper: tones('#f7f1e6'),
  wood: tones('#b98a5c'),
  walnut: tones('#7b5238'),
  rattan: tones('#c8a06a'),
  leather: tones('#8a5a3c'),
  leaf: tones('#5c8f55'),
  skin: tones('#e3b796'),
  glass: tones('#cfe0e4'),
  screen: tones('#1d2230'),
  cork: tones('#c99f6c'),
  soil: tones('#5a4234'),
} as const

const metallic: readonly Colour[] = ['gold', 'silver', 'rose-gold']

/** What goes with each colour, chosen by eye. */
const companions: Record<Colour, string> = {
  black: '#c9a45c',
  white: '#b9a58c',
  ivory: '#b08d64',
  grey: '#e7e1d8',
  navy: '#d8b36a',
  blue: '#f0e4cf',
  teal: '#e9c9a6',
  green: '#ead9b0',
  olive: '#e3cfa3',
  yellow: '#5b6470',
  orange: '#f3e2cb',
  red: '#f1dcc6',
  burgundy: '#d9b58c',
  pink: '#f4e6de',
  purple: '#e6cf9c',
  brown: '#dcc09a',
  tan: '#6d4a35',
  gold: '#f3ead8',
  silver: '#4a5260',
  'rose-gold': '#f3e3da',
  multi: '#f0b94a',
}

const sets: Partial<Record<Colour, readonly string[]>> = {
  multi: ['#d9644f', '#f0b94a', '#3f9a8c', '#4673b3', '#a75c97'],
}

/** The materials of a picture in this colour. */
export function paletteOf(colour: Colour): Palette {
  const { hex } = colours[colour]
  const metal = metallic.includes(colour)
  const companion = companions[colour]
  const [a, b, c, d, e] = sets[colour] ?? [
    hex,
    mix(hex, companion, 0.72),
    mix(hex, '#fff4e6', 0.5),
    mix(hex, '#3b2f3c', 0.34),
    mix(hex, companion, 0.38),
  ]
  const shadeOf = (value: string | undefined) => tones(value ?? hex, metal)
  return {
    ...tones(hex, metal),
    accent: tones(companion, ['black', 'navy'].includes(colour)),
    set: [shadeOf(a), shadeOf(b), shadeOf(c), shadeOf(d), shadeOf(e)],
    ...(colour === 'multi' ? { blend: ['#e2705a', '#f0b452', '#56a893', '#4d7fbd', '#a5639c'] } : {}),
    multi: colour === 'multi',
  }
}
