/** Plush animals and jigsaw puzzles. */

import { bow } from './extras.ts'
import { material, type Tones, tones } from './palette.ts'
import { scenery } from './scenery.ts'
import { cast, circle, ellipse, ground, group, mirrored, path, rect, shadow, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

const ink = '#2a2224'
const soft = tones('#f3e3cf')

/** What sets one animal apart from the next; the colours are the fur's unless the animal has its own. */
type Animal = {
  ears?: (s: Sheet, fur: Tones) => string
  face: (s: Sheet, fur: Tones) => string
  belly?: Tones
  tail?: (s: Sheet, fur: Tones) => string
}

const round = (s: Sheet, fur: Tones, r = 52) =>
  mirrored(400, circle(292, 212, r, s.ball(fur)) + circle(296, 216, r * 0.55, soft.base))
const pointed = (s: Sheet, fur: Tones, tip = '') =>
  mirrored(
    400,
    path('M284 250L268 110L372 196Z', s.ball(fur)) +
      path('M296 226L286 150L344 198Z', '#f2d4c6') +
      (tip ? path('M270 130L266 96L286 134Z', tip) : ''),
  )
const snout = (s: Sheet) =>
  ellipse(400, 336, 66, 50, s.rad(0.4, 0.3, 0.8, soft.glint, soft.light, soft.base)) +
  path('M376 314Q400 302 424 314Q420 338 400 342Q380 338 376 314Z', ink) +
  stroke('M400 342V356M400 356Q384 374 368 362M400 356Q416 374 432 362', ink, 4)
const beak = (s: Sheet, hex: string, d: string) =>
  path(d, s.ball(tones(hex))) + stroke('M352 336Q400 350 448 336', ink, 3, 'opacity=".4"')
const flippers = (s: Sheet, fur: Tones) =>
  mirrored(400, path('M270 440C200 470 176 560 206 590C246 580 270 540 288 500Z', s.ball(fur)))

const animals: Record<string, Animal> = {
  moose: {
    ears: (s, fur) =>
      mirrored(
        400,
        path(
          'M300 210C240 190 190 180 160 120C190 130 200 130 206 96C224 130 236 130 250 92C262 130 276 134 292 104C300 150 320 180 330 200Z',
          s.face(material.rattan),
        ) + path('M286 250C250 230 230 250 236 270C250 290 280 290 300 274Z', s.ball(fur)),
      ),
    face: (s, fur) =>
      ellipse(400, 350, 82, 74, s.ball({ ...fur, base: fur.light, light: fur.glint })) +
      mirrored(400, ellipse(372, 346, 10, 14, ink)) +
      stroke('M364 392Q400 410 436 392', ink, 5),
  },
  beaver: {
    ears: (s, fur) => round(s, fur, 36),
    face: (s) => snout(s) + rect(384, 364, 15, 28, 3, '#fffdf6') + rect(401, 364, 15, 28, 3, '#fffdf6'),
    tail: (s) =>
      path('M530 560C620 520 690 560 684 610C676 660 590 660 530 620Z', s.face(material.walnut)) +
      stroke(
        'M560 556L640 640M600 548L670 610M640 552L590 646M670 580L630 650',
        material.walnut.deep,
        4,
        'opacity=".6"',
      ),
  },
  'polar-bear': { ears: (s, fur) => round(s, fur, 44), face: snout, belly: tones('#fbf7f0') },
  loon: {
    face: (s) =>
      beak(s, '#3a3d42', 'M372 318Q400 300 428 318L404 396Q400 402 396 396Z') +
      path('M300 396Q400 440 500 396L494 424Q400 464 306 424Z', '#f5f2ea'),
    belly: tones('#f5f2ea'),
    tail: (s, fur) =>
      flippers(s, fur) +
      mirrored(
        400,
        [
          [240, 500],
          [226, 540],
          [250, 470],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 8, '#f5f2ea'))
          .join(''),
      ),
  },
  lynx: {
    ears: (s, fur) => pointed(s, fur, ink),
    face: (s, fur) =>
      mirrored(
        400,
        path('M276 320C230 340 224 390 250 410C290 400 310 380 320 350Z', s.ball({ ...fur, base: fur.light })),
      ) +
      snout(s) +
      mirrored(400, stroke('M340 340L276 326M340 352L280 358', ink, 2.5, 'opacity=".5"')),
  },
  narwhal: {
    ears: (s) =>
      path('M386 190L400 20L414 190Z', s.lin('h', '#f8efdc', '#d8c7a6')) +
      [60, 90, 120, 150]
        .map((y) => stroke(`M${392 - (y - 40) * 0.04} ${y}L${408 + (y - 40) * 0.04} ${y - 12}`, '#b79f76', 3))
        .join(''),
    face: () =>
      stroke('M356 352Q400 384 444 352', ink, 5) + mirrored(400, ellipse(312, 336, 24, 15, '#e58c8c', 'opacity=".4"')),
    belly: tones('#f4f1ec'),
    tail: (s, fur) =>
      flippers(s, fur) +
      path('M520 600C580 560 650 540 690 500C690 560 690 590 720 630C660 640 580 650 530 640Z', s.ball(fur)),
  },
  puffin: {
    face: (s) =>
      mirrored(400, ellipse(346, 290, 52, 66, '#f7f4ee')) +
      beak(s, '#ee7a32', 'M362 310Q400 280 438 310Q446 340 400 392Q354 340 362 310Z') +
      path('M366 318Q400 296 434 318L428 330Q400 312 372 330Z', '#f2c84b'),
    belly: tones('#f7f4ee'),
    tail: flippers,
  },
  fox: {
    ears: (s, fur) => pointed(s, fur),
    face: (s) =>
      mirrored(400, path('M400 350C350 340 300 310 272 290C270 360 330 410 400 412Z', s.face(material.paper))) +
      path('M380 356Q400 346 420 356Q416 376 400 380Q384 376 380 356Z', ink),
    belly: material.paper,
    tail: (s, fur) =>
      path('M520 600C600 620 680 570 676 470C720 560 700 660 600 664C560 664 530 650 520 630Z', s.ball(fur)) +
      path('M676 470C700 520 700 570 680 600C650 590 650 540 676 470Z', material.paper.light),
  },
}

function plush(s: Sheet): string {
  const fur = s.p.metal || s.p.multi ? material.rattan : s.p
  const bear: Animal = { ears: (sheet, t) => round(sheet, t, 62), face: snout }
  const { ears, face, tail, belly = soft } = animals[s.a.motif ?? ''] ?? bear
  const winged = ['loon', 'narwhal', 'puffin'].includes(s.a.motif ?? '')
  const feet = s.a.motif === 'puffin' ? tones('#ee7a32') : fur
  return [
    shadow(s, 400, ground, 190),
    tail?.(s, fur) ?? '',
    winged ? '' : mirrored(400, path('M270 430C200 440 170 520 190 560C214 590 260 560 290 500Z', s.ball(fur))),
    ellipse(400, 520, 150, 140, s.ball(fur)),
    ellipse(396, 536, 92, 92, s.rad(0.4, 0.3, 0.8, belly.glint, belly.light, belly.base)),
    s.a.motif === 'narwhal'
      ? ''
      : mirrored(
          400,
          ellipse(280, 612, 76, 54, s.ball(feet)) + ellipse(270, 618, 44, 34, feet === fur ? soft.base : feet.light),
        ),
    ears?.(s, fur) ?? '',
    ellipse(400, 292, 142, 124, s.ball(fur)),
    face(s, fur),
    mirrored(
      400,
      circle(346, 276, 15, ink) +
        circle(341, 270, 5, '#ffffff') +
        ellipse(312, 330, 22, 14, '#e58c8c', 'opacity=".35"'),
    ),
    path(
      'M250 500C300 520 500 520 550 500',
      'none',
      `stroke="${fur.line}" stroke-width="2" stroke-dasharray="6 6" opacity=".3"`,
    ),
    s.v === 2 ? '' : bow(s, s.v === 1 ? tones('#c63a3a') : s.p.accent, 400, 422, 0.56),
  ].join('')
}

/** A piece 100 wide with a knob on the right and one below. */
const loose = (s: Sheet, x: number, y: number, t: Tones, degrees: number) => {
  const d = 'M0 0h38c-8 -24 42 -24 32 0h38v38c24 -8 24 42 0 32v38H70c8 24 -42 24 -32 0H0Z'
  return group(
    `transform="translate(${x} ${y}) rotate(${degrees})"`,
    path(d, '#2a2028', 'opacity=".2" transform="translate(5 9)"'),
    path(d, s.face(t)),
    stroke(d, t.glint, 2.5, 'opacity=".6"'),
  )
}

/** The box, whose lid shows what the pieces will: and some pieces before it. */
function puzzle(s: Sheet): string {
  const lid = 'M170 120H630V560H170Z'
  const [a, b, c] = s.p.multi ? s.p.set : [s.p, s.p.accent, s.p]
  const cuts = s.tile(
    74,
    `<path d="M0 37h26c-7 -16 29 -16 22 0h26M37 0v26c16 -7 16 29 0 22v26" fill="none" stroke="#1d1a22" stroke-width="1.6" opacity=".3"/>`,
  )
  return [
    shadow(s, 420, 640, 290, 26),
    cast(lid, 0.7),
    path('M630 120L670 96V540L630 560Z', s.lin('h', a.dark, a.deep)),
    path('M170 120L214 96H670L630 120Z', s.lin('d', a.glint, a.light)),
    path('M170 120H630V620H170Z', s.face({ ...a, metal: false })),
    group(`transform="translate(190 140)" ${s.within('M0 0H420V390H0Z')}`, scenery(s, s.a.motif ?? 'lighthouse')),
    path('M190 140H610V530H190Z', cuts),
    path('M190 140H330L230 530H190Z', '#ffffff', 'opacity=".14"'),
    rect(210, 552, 150, 12, 6, a.glint, 'opacity=".9"'),
    rect(210, 574, 90, 8, 4, a.glint, 'opacity=".6"'),
    rect(520, 550, 90, 44, 8, a.glint, 'opacity=".8"'),
    loose(s, 140, 590, b, -16),
    loose(s, s.v === 1 ? 560 : 600, 610, c, 24),
    s.v === 2 ? loose(s, 330, 640, { ...a, metal: false }, 8) : '',
  ].join('')
}

export const toys = { plush, puzzle }
