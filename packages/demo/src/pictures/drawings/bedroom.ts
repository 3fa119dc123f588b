/** Bedding. */

import { stack } from './folded.ts'
import { material, type Tones } from './palette.ts'
import { cloth, ellipse, fold, group, move, path, piecesOf, rect, shadow, stitches, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** A plump cushion shape, `w` × `h` about a centre. */
const plump = (cx: number, cy: number, w: number, h: number): string => {
  const x = w / 2
  const y = h / 2
  return `M${cx - x} ${cy - y}Q${cx} ${cy - y * 0.72} ${cx + x} ${cy - y}Q${cx + x * 0.9} ${cy} ${cx + x} ${cy + y}Q${cx} ${cy + y * 0.8} ${cx - x} ${cy + y}Q${cx - x * 0.9} ${cy} ${cx - x} ${cy - y}Z`
}

function cushion(s: Sheet, t: Tones, cx: number, cy: number, w: number, h: number): string {
  const outline = plump(cx, cy, w, h)
  return [
    cloth(s, outline, t),
    path(outline, s.rad(0.38, 0.3, 0.75, [0, t.glint, 0.5], [0.5, t.glint, 0], [1, t.deep, 0.42])),
    stroke(
      `M${cx - w / 2 + 8} ${cy - h / 2 + 8}q26 22 40 40M${cx + w / 2 - 8} ${cy - h / 2 + 8}q-26 20 -40 34M${cx - w / 2 + 8} ${cy + h / 2 - 8}q30 -18 46 -34M${cx + w / 2 - 8} ${cy + h / 2 - 8}q-34 -14 -52 -30`,
      t.deep,
      5,
      'opacity=".3"',
    ),
    stroke(outline, t.line, 2, 'opacity=".35"'),
  ].join('')
}

function pillow(s: Sheet): string {
  const t = s.p
  if (piecesOf(s) === 2)
    return shadow(s, 400, 640, 270) + cushion(s, t, 400, 560, 480, 150) + cushion(s, t, 400, 436, 450, 140)
  if (s.v === 1) return shadow(s, 400, 640, 270) + cushion(s, t, 400, 540, 500, 190)
  const front = cushion(s, t, 400, 480, 500, 320)
  return [
    shadow(s, 400, 632, 270),
    front,
    s.v === 2 ? '' : stitches(plump(400, 480, 440, 264), t.line),
    stroke('M300 420Q400 480 520 430', t.deep, 8, 'opacity=".14"'),
  ].join('')
}

/** A bed seen from its foot, a little from the right; the caller chooses what lies on it. */
function bed(s: Sheet, cover: Tones, sheets: Tones): string {
  const head = s.v === 1 ? material.rattan : s.v === 2 ? s.p.accent : material.wood
  const blanket =
    'M140 470C200 430 300 424 400 424C500 424 600 430 660 470C690 520 700 590 696 640Q650 664 604 646Q540 672 470 652Q400 674 330 652Q260 672 196 646Q150 664 104 640C100 590 110 520 140 470Z'
  return [
    shadow(s, 400, 650, 330, 26),
    rect(140, 220, 520, 300, 26, s.face(head)),
    s.v === 1
      ? Array.from({ length: 12 }, (_, i) => stroke(`M${166 + i * 42} 240V460`, head.dark, 5, 'opacity=".6"')).join('')
      : rect(164, 244, 472, 240, 14, s.lin('d', head.light, head.base), 'opacity=".6"'),
    path('M130 430H670V620H130Z', sheets.dark),
    cushion(s, cover, 282, 372, 232, 128),
    cushion(s, cover, 518, 372, 232, 128),
    cloth(s, blanket, cover),
    path(blanket, s.lin('v', [0, cover.glint, 0.4], [0.3, cover.glint, 0], [1, cover.deep, 0.4])),
    group(
      s.within(blanket),
      ...[-240, -130, -20, 90, 200].map((dx) =>
        fold(s, cover, [400 + dx * 0.7, 520, 10], [400 + dx * 1.25, 670, 46], 0.4),
      ),
      stroke('M120 512Q400 470 680 512', cover.deep, 10, 'opacity=".16"'),
    ),
    path(
      'M140 470C200 430 300 424 400 424C500 424 600 430 660 470Q664 484 664 496C600 462 500 456 400 456C300 456 200 462 136 496Q136 484 140 470Z',
      s.lin('h', sheets.light, sheets.glint, sheets.dark),
    ),
    stroke('M136 496C200 462 300 456 400 456C500 456 600 462 664 496', sheets.deep, 2, 'opacity=".4"'),
  ].join('')
}

/** A thick, boxed filling, folded in three. */
function folded(s: Sheet): string {
  const t = s.p
  const fold3 = (y: number, h: number, w: number) => {
    const x = 400 - w / 2
    const d = `M${x + 40} ${y}H${x + w - 40}Q${x + w + 20} ${y + h / 2} ${x + w - 40} ${y + h}H${x + 40}Q${x - 20} ${y + h / 2} ${x + 40} ${y}Z`
    return [
      cloth(s, d, t),
      path(d, s.lin('v', [0, t.glint, 0.6], [0.45, t.glint, 0], [1, t.deep, 0.5])),
      ...[0.2, 0.4, 0.6, 0.8].map((k) =>
        stroke(`M${x + w * k} ${y + 6}q${-8 + k * 16} ${h / 2} 0 ${h - 12}`, t.deep, 5, 'opacity=".32"'),
      ),
    ].join('')
  }
  return [
    shadow(s, 400, 652, 280),
    fold3(500, 150, 540),
    fold3(372, 142, 524),
    fold3(256, 132, 506),
    s.v === 1
      ? rect(376, 250, 48, 402, 0, s.lin('h', s.p.accent.light, s.p.accent.base, s.p.accent.dark), 'opacity=".9"')
      : '',
    s.v === 2 ? rect(560, 300, 60, 40, 4, s.face(material.paper)) : '',
  ].join('')
}

function duvet(s: Sheet): string {
  if (s.a.form === 'insert') return folded(s)
  const blanket =
    'M140 470C200 430 300 424 400 424C500 424 600 430 660 470C690 520 700 590 696 640Q650 664 604 646Q540 672 470 652Q400 674 330 652Q260 672 196 646Q150 664 104 640C100 590 110 520 140 470Z'
  const stitched = s.tile(
    64,
    `<path d="M0 0L64 64M64 0L0 64" stroke="${s.p.deep}" stroke-width="4" opacity=".4"/><path d="M2 -2L66 62M66 2L2 66" stroke="${s.p.glint}" stroke-width="2.4" opacity=".5"/>`,
  )
  const lines = [-1, 0, 1]
    .map((i) =>
      stroke(
        `M${110 + 14 * (i + 1)} ${560 + i * 36}Q400 ${520 + i * 36} ${690 - 14 * (i + 1)} ${560 + i * 36}`,
        s.p.deep,
        4,
        'opacity=".22"',
      ),
    )
    .join('')
  return bed(s, s.p, material.white) + (s.a.form === 'quilt' ? path(blanket, stitched) : lines)
}

function sheetSet(s: Sheet): string {
  const count = piecesOf(s, 4)
  const other = s.v === 1 ? { ...s.p, base: s.p.light, light: s.p.glint } : s.p
  const high = 250 / count
  return [
    shadow(s, 400, 652, 260),
    stack(
      s,
      Array.from({ length: count }, (_, i) => [i % 2 ? other : s.p, high] as const),
      440,
      650,
    ),
    path('M352 400L392 372H470L440 400Z', s.p.accent.light),
    rect(352, 398, 88, 252, 0, s.lin('h', s.p.accent.light, s.p.accent.base, s.p.accent.dark)),
    path(
      'M396 400C340 320 280 330 300 370C310 396 360 404 396 400C450 320 520 330 496 372C486 396 440 404 396 400Z',
      s.face(s.p.accent),
    ),
    stroke('M396 400C350 350 310 344 304 366M396 400C444 350 486 344 492 366', s.p.accent.deep, 3, 'opacity=".5"'),
    ellipse(396, 398, 20, 16, s.ball(s.p.accent)),
  ].join('')
}

function mattress(s: Sheet): string {
  const band = s.p
  const white = material.white
  const top = 'M150 420L300 330H700L610 420Z'
  const quilting = Array.from(
    { length: 7 },
    (_, i) =>
      stroke(`M${190 + i * 66} 418L${324 + i * 58} 332`, white.deep, 2, 'opacity=".4"') +
      stroke(`M${170 + i * 22} ${408 - i * 13}H${626 + i * 13}`, white.deep, 2, 'opacity=".25"'),
  ).join('')
  const topper = s.a.form === 'topper'
  const thick = topper ? (s.v === 1 ? 84 : 62) : s.v === 1 ? 200 : 170
  return [
    shadow(s, 420, 430 + thick, 300, 40),
    path(
      `M606 420L700 330V${330 + thick - 10}Q700 ${330 + thick + 10} 690 ${330 + thick + 16}L606 ${420 + thick}Z`,
      s.lin('h', white.dark, white.deep),
    ),
    rect(140, 410, 480, thick + 12, 26, s.face(white)),
    path(
      `M140 ${446 + thick * 0.18}H620L700 ${356 + thick * 0.18}V${356 + thick * 0.62}L620 ${446 + thick * 0.62}H140Z`,
      s.lin('h', band.light, band.base, band.base, band.dark),
    ),
    Array.from({ length: 23 }, (_, i) =>
      stroke(`M${160 + i * 20} ${450 + thick * 0.18}v${thick * 0.44 - 8}`, band.glint, 1.6, 'opacity=".35"'),
    ).join(''),
    path(
      'M140 432Q138 410 160 404L300 326Q306 322 320 322H680Q706 324 700 346L622 424Q614 432 600 432H160Q146 436 140 432Z',
      s.lin('d', white.glint, white.light, white.base),
    ),
    group(s.within(top), quilting),
    stroke('M142 436H606Q620 434 630 424L700 350', band.dark, 5),
    stroke(`M146 ${412 + thick}H606L696 ${334 + thick}`, band.dark, 5),
    s.v === 2 ? move(30, -30, cushion(s, material.white, 470, 350, 190, 84)) : '',
    topper
      ? path('M140 470L88 440V424L150 434M620 470L664 448L660 430', 'none', `stroke="${white.dark}" stroke-width="9"`)
      : '',
  ].join('')
}

export const bedroom = { duvet, pillow, 'sheet-set': sheetSet, mattress }
