/** How the drawn clothes are cut: one pattern of body and sleeves, worn by nobody, from which the garments differ. */

import type { Tones } from './palette.ts'
import { cast, cloth, fold, group, path, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

export type Cut = {
  /** The front of the neckline and how low it reaches (y). */
  neck: { shape: 'round' | 'vee'; depth: number }
  sleeve: 'none' | 'short' | 'flutter' | 'three-quarter' | 'long' | 'balloon'
  /** Half widths, and the height of the hem (y). */
  waist: number
  hem: number
  bottom: number
  cloth: Tones
  /** Open at the front: the layer beneath shows instead of the back of the neck. */
  open?: boolean
}

const x = (side: number, dx: number) => Math.round(400 + side * dx)

/** The outline of the body. */
export function bodyOf({ neck, waist, hem, bottom, sleeve }: Cut): string {
  const tip = sleeve === 'none' ? 132 : 154
  const front =
    neck.shape === 'vee' ? `L400 ${neck.depth}L464 168` : `C346 ${neck.depth + 6} 454 ${neck.depth + 6} 464 168`
  const down = (side: number) =>
    `C${x(side, waist + 4)} 410 ${x(side, waist)} 440 ${x(side, waist)} 470C${x(side, waist + 2)} 520 ${x(side, hem - 4)} ${bottom - 60} ${x(side, hem)} ${bottom}`
  const up = (side: number) =>
    `C${x(side, hem - 4)} ${bottom - 60} ${x(side, waist + 2)} 520 ${x(side, waist)} 470C${x(side, waist)} 440 ${x(side, waist + 4)} 410 ${x(side, 136)} 340`
  return `M336 168${front}L${x(1, tip)} 204Q${x(1, 124)} 270 ${x(1, 136)} 340${down(1)}Q400 ${bottom + 22} ${x(-1, hem)} ${bottom}${up(-1)}Q${x(-1, 124)} 270 ${x(-1, tip)} 204Z`
}

/** The outline of one sleeve; side −1 is on the left of the picture. */
export function sleeveOf(cut: Cut, side: 1 | -1): string {
  const start = `M${x(side, 96)} 190L${x(side, 150)} 203`
  const pit = `${x(side, 120)} 352L${x(side, 100)} 330Z`
  if (cut.sleeve === 'short')
    return `${start}C${x(side, 184)} 214 ${x(side, 212)} 270 ${x(side, 238)} 326Q${x(side, 206)} 356 ${x(side, 162)} 366Q${x(side, 144)} 340 ${pit}`
  if (cut.sleeve === 'flutter')
    return `${start}C${x(side, 190)} 210 ${x(side, 228)} 252 ${x(side, 252)} 300Q${x(side, 238)} 320 ${x(side, 220)} 306Q${x(side, 202)} 328 ${x(side, 184)} 312Q${x(side, 166)} 328 ${x(side, 148)} 312L${pit}`
  if (cut.sleeve === 'three-quarter')
    return `${start}C${x(side, 190)} 218 ${x(side, 208)} 310 ${x(side, 246)} 460Q${x(side, 214)} 482 ${x(side, 176)} 478C${x(side, 164)} 430 ${x(side, 152)} 392 ${pit}`
  if (cut.sleeve === 'balloon')
    return `${start}C${x(side, 222)} 218 ${x(side, 284)} 380 ${x(side, 266)} 528Q${x(side, 262)} 560 ${x(side, 236)} 584Q${x(side, 214)} 594 ${x(side, 192)} 584Q${x(side, 172)} 560 ${x(side, 168)} 520C${x(side, 160)} 450 ${x(side, 150)} 400 ${pit}`
  return `${start}C${x(side, 194)} 222 ${x(side, 206)} 330 ${x(side, 236)} 578Q${x(side, 214)} 592 ${x(side, 182)} 590C${x(side, 172)} 480 ${x(side, 158)} 410 ${pit}`
}

/** Everything of a garment that is cut so: shadow, back of the neck, sleeves, body, folds. The caller adds details. */
export function garment(s: Sheet, cut: Cut): string {
  const t = cut.cloth
  const body = bodyOf(cut)
  const left = sleeveOf(cut, -1)
  const right = sleeveOf(cut, 1)
  const worn = cut.sleeve !== 'none'
  const sleeve = (outline: string, side: 1 | -1) =>
    cloth(s, outline, t) +
    path(
      outline,
      s.lin('h', [0, t.deep, side < 0 ? 0.1 : 0.42], [0.5, t.deep, 0], [1, t.deep, side < 0 ? 0.34 : 0.26]),
    ) +
    (cut.sleeve === 'short' || cut.sleeve === 'flutter'
      ? ''
      : group(
          s.within(outline),
          fold(s, t, [x(side, 150), 240, 2], [x(side, 196), 580, 30], 0.4),
          stroke(`M${x(side, 128)} 372Q${x(side, 160)} 392 ${x(side, 196)} 386`, t.deep, 5, 'opacity=".22"'),
          stroke(`M${x(side, 150)} 420Q${x(side, 178)} 436 ${x(side, 206)} 430`, t.deep, 4, 'opacity=".18"'),
        ))
  return [
    cast(body),
    worn ? cast(left) + cast(right) : '',
    cut.open
      ? ''
      : path(
          `M336 168Q400 148 464 168Q460 ${Math.min(cut.neck.depth + 10, 250)} 400 ${Math.min(cut.neck.depth + 16, 262)}Q340 ${Math.min(cut.neck.depth + 10, 250)} 336 168Z`,
          s.lin('v', t.deep, t.dark),
        ),
    worn ? sleeve(left, -1) + sleeve(right, 1) : '',
    cloth(s, body, t),
    path(
      body,
      s.lin('h', [0, t.deep, 0.26], [0.2, t.glint, 0.14], [0.5, t.deep, 0], [0.82, t.deep, 0.16], [1, t.deep, 0.42]),
    ),
    group(
      s.within(body),
      fold(s, t, [322, 320, 2], [400 - cut.hem * 0.52, cut.bottom + 10, 40], 0.34),
      fold(s, t, [470, 350, 2], [400 + cut.hem * 0.46, cut.bottom + 10, 38], 0.38),
      fold(s, t, [398, 410, 2], [400 + cut.hem * 0.02, cut.bottom + 10, 32], 0.24),
      stroke('M264 352Q300 372 326 362', t.deep, 6, 'opacity=".2"'),
      stroke('M536 352Q500 376 470 364', t.deep, 6, 'opacity=".24"'),
    ),
    worn
      ? stroke(`M${x(-1, 152)} 205Q${x(-1, 124)} 270 ${x(-1, 136)} 338`, t.line, 2.5, 'opacity=".45"') +
        stroke(`M${x(1, 152)} 205Q${x(1, 124)} 270 ${x(1, 136)} 338`, t.line, 2.5, 'opacity=".45"')
      : '',
  ].join('')
}

/** The band along the neckline. */
export function neckband(cut: Cut, width: number, colour: string, more = ''): string {
  const { shape, depth } = cut.neck
  const front = shape === 'vee' ? `L400 ${depth}L464 168` : `C346 ${depth + 6} 454 ${depth + 6} 464 168`
  return stroke(`M336 168${front}`, colour, width, more)
}

/** Ribbing: fine parallel lines across a band, `from` to `to` at height `y`. */
export function ribs(t: Tones, from: number, to: number, y: number, height: number, bow = 0): string {
  const count = Math.round((to - from) / 11)
  return Array.from({ length: count - 1 }, (_, i) => {
    const part = (i + 1) / count
    const at = Math.round(from + (to - from) * part)
    const sag = Math.round(bow * 4 * part * (1 - part))
    return stroke(`M${at} ${y + sag}v${height}`, t.line, 2, 'opacity=".35"')
  }).join('')
}

/** A round button with its highlight. */
export const button = (t: Tones, cx: number, cy: number, r = 8): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${t.dark}"/><circle cx="${cx - 1}" cy="${cy - 1}" r="${r - 2}" fill="${t.light}"/><circle cx="${cx - 2}" cy="${cy}" r="1.4" fill="${t.line}"/><circle cx="${cx + 2}" cy="${cy}" r="1.4" fill="${t.line}"/>`
