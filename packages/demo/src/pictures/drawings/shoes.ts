/** Shoes and what else is worn on feet and hands. Shoes are seen from the side, the toe to the right, in pairs. */

import { ribs } from './cut.ts'
import { material } from './palette.ts'
import { cast, cloth, ellipse, fold, group, move, path, rect, shadow, stitches, stroke, turn } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** The other shoe, behind and to the left, then this one; each with its own shadow. */
function pair(s: Sheet, shoe: string, footprint: readonly [cx: number, rx: number]): string {
  const [cx, rx] = footprint
  return [
    group('transform="translate(44 -34) scale(.94)"', shadow(s, cx, 640, rx), shoe),
    move(-20, 20, shadow(s, cx, 640, rx), shoe),
  ].join('')
}

function sneaker(s: Sheet): string {
  const t = s.p
  const sole = material.paper
  const upper =
    'M164 406Q156 372 184 364Q214 362 234 394Q262 424 300 398L336 356Q356 338 376 356C424 406 486 456 560 474C622 488 656 516 658 570H158C150 520 170 460 164 406Z'
  const laces = [0, 1, 2, 3, 4].map((i) => {
    const x = 352 + i * 31
    const y = 384 + i * 24
    return (
      stroke(`M${x} ${y + 20}Q${x + 22} ${y - 10} ${x + 36} ${y - 12}`, '#00000033', 12) +
      stroke(`M${x} ${y + 18}Q${x + 22} ${y - 12} ${x + 36} ${y - 14}`, sole.light, 9)
    )
  })
  const shoe = [
    path('M176 372Q210 356 240 392Q268 424 306 392L352 366L360 392Q270 470 190 410Z', t.line),
    path('M322 384L350 318Q376 304 400 330L430 396L360 420Z', s.lin('d', t.base, t.dark)),
    cloth(s, upper),
    path(upper, s.lin('v', [0, t.glint, 0.2], [0.5, t.glint, 0], [1, t.deep, 0.3])),
    path('M164 406Q170 470 158 570H262C268 500 236 440 164 406Z', s.lin('d', s.p.accent.light, s.p.accent.dark)),
    stitches('M176 420Q244 456 252 566', t.line),
    path('M520 460C600 476 656 510 658 570H520C540 536 546 496 520 460Z', s.lin('d', t.light, t.dark), 'opacity=".8"'),
    stitches('M516 462Q544 510 512 566', t.line),
    s.v === 1
      ? path('M300 566L400 430L424 452L334 566ZM360 566L448 466L472 486L396 566Z', s.face(sole))
      : path('M286 540Q390 548 470 452Q420 520 440 562Q350 580 286 540Z', s.face(sole)),
    path('M334 372L350 362L500 474L482 492Z', s.lin('d', t.base, t.deep)),
    ...laces,
    path(
      'M144 560Q400 582 660 552Q682 560 676 592Q668 626 628 628H178Q138 626 144 560Z',
      s.lin('v', sole.light, sole.base, sole.dark),
    ),
    stroke('M148 596Q400 608 674 588', s.p.accent.base, 7),
    stroke('M146 566Q400 588 662 558', sole.deep, 2, 'opacity=".5"'),
    path(
      'M146 606Q400 616 672 600Q664 628 628 628H178Q150 628 146 606Z',
      s.lin('v', sole.dark, sole.deep),
      'opacity=".5"',
    ),
  ].join('')
  return pair(s, shoe, [410, 270])
}

function boot(s: Sheet): string {
  const t = s.p
  const low = s.v === 1
  const top = low ? 300 : 176
  const upper = `M256 ${top}Q340 ${top - 18} 424 ${top}C418 360 412 410 430 448C480 492 566 496 612 548Q636 580 630 622Q590 634 520 630C460 620 430 596 380 592H262C250 560 266 520 262 480C250 400 250 ${top + 90} 256 ${top}Z`
  const shoe = [
    path(`M256 ${top}Q340 ${top - 18} 424 ${top}Q340 ${top + 24} 256 ${top}Z`, t.line),
    path('M256 588H388L374 640H268Z', s.lin('h', material.walnut.dark, material.walnut.base, material.walnut.deep)),
    path('M256 588H380Q430 592 520 630Q590 636 634 618Q640 636 622 640H516Q440 628 384 602H256Z', material.walnut.deep),
    cloth(s, upper),
    path(
      upper,
      s.lin(
        'h',
        [0, t.deep, 0.4],
        [0.14, t.glint, 0.34],
        [0.34, t.deep, 0],
        [0.5, t.deep, 0.28],
        [0.8, t.glint, 0.12],
        [1, t.deep, 0.4],
      ),
    ),
    stroke('M270 488Q340 470 424 440', t.deep, 7, 'opacity=".3"'),
    stroke('M272 510Q350 500 440 462', t.deep, 6, 'opacity=".25"'),
    stroke(`M338 ${top - 4}Q330 460 352 590`, t.line, 3, 'opacity=".4"'),
    s.v === 2
      ? path('M250 450Q350 440 428 410L440 444Q350 478 254 484Z', s.face(s.p.accent)) +
        rect(
          330,
          428,
          46,
          44,
          6,
          'none',
          `stroke="${material.gold.base}" stroke-width="8" transform="rotate(-10 353 450)"`,
        )
      : low
        ? path('M312 306Q330 440 306 590H384Q400 450 372 306Z', s.lin('h', t.deep, t.line)) +
          ribs(t, 316, 384, 312, 270)
        : rect(404, top + 10, 7, 220, 3, material.gold.base),
    stroke(`M258 ${top + 16}Q340 ${top} 422 ${top + 16}`, t.line, 3, 'opacity=".5"'),
    path(`M280 ${top + 30}Q272 330 284 470Q300 470 302 440Q292 330 304 ${top + 30}Z`, t.glint, 'opacity=".3"'),
    path('M520 500Q590 520 610 570Q560 540 500 520Z', t.glint, 'opacity=".35"'),
  ].join('')
  return pair(s, shoe, [430, 200])
}

function pump(s: Sheet): string {
  const t = s.p
  const block = s.v === 1
  const shoe = [
    path(
      block
        ? 'M178 470C184 540 184 600 186 640H262C262 590 266 560 290 530Z'
        : 'M178 470C190 540 204 600 208 640H226C226 600 238 566 284 532Z',
      s.lin('h', t.base, t.light, t.deep),
    ),
    path(
      'M186 392C300 432 420 488 506 548C440 560 370 548 300 508C250 476 226 424 186 392Z',
      s.lin('d', material.paper.dark, material.leather.light),
    ),
    path(
      'M170 424Q166 392 188 390C226 422 248 478 300 508C370 548 440 556 508 544C580 562 650 600 668 632Q668 640 640 640H524C440 632 370 556 290 532C246 520 210 520 186 500Q172 470 170 424Z',
      s.face(t),
    ),
    path(
      'M170 424Q166 392 188 390C226 422 248 478 300 508C370 548 440 556 508 544C580 562 650 600 668 632C600 600 520 590 440 572C340 548 260 470 170 424Z',
      s.lin('d', [0, t.glint, 0.75], [0.6, t.glint, 0.35], [1, t.glint, 0.1]),
    ),
    stroke('M188 392C226 422 248 478 300 508C370 548 440 556 508 544', t.line, 3, 'opacity=".5"'),
    path(
      'M186 500C240 520 290 522 310 538C380 568 450 632 524 640H640Q668 640 668 632Q660 628 640 630H528C450 620 390 560 300 526Z',
      material.black.deep,
      'opacity=".8"',
    ),
    s.v === 2
      ? path('M486 536q-36-30-44 6q-2 22 44 6q46 20 46-2q-2-36-46-10Z', s.face(s.p.accent)) +
        ellipse(487, 544, 9, 10, s.p.accent.dark)
      : '',
    stroke('M560 572Q620 594 646 620', t.glint, 6, 'opacity=".6"'),
  ].join('')
  return pair(s, shoe, [420, 256])
}

function sandal(s: Sheet): string {
  const t = s.p
  const strap = (x: number, width: number, height: number) => {
    const d = `M${x} 600C${x - 12} ${600 - height} ${x + 34} ${560 - height} ${x + 70} ${564 - height}L${x + 70 + width} ${570 - height}C${x + width + 30} ${600 - height} ${x + width + 10} 560 ${x + width + 12} 606Z`
    return [
      path(
        `M${x + 70} ${564 - height}L${x + 70 + width} ${570 - height}C${x + 150 + width} ${600 - height} ${x + 170 + width} 540 ${x + 168 + width} 572L${x + 130} 568C${x + 126} ${640 - height} ${x + 110} ${590 - height} ${x + 70} ${564 - height}Z`,
        s.lin('v', t.dark, t.deep),
      ),
      path(d, s.face(t)),
      stroke(d, t.line, 2, 'opacity=".3"'),
      rect(
        x + 16,
        640 - height,
        40,
        34,
        6,
        'none',
        `stroke="${material.gold.base}" stroke-width="7" transform="rotate(-24 ${x + 30} ${650 - height})"`,
      ),
    ].join('')
  }
  const wedge = s.v === 1
  const shoe = [
    path(
      wedge
        ? 'M140 470C240 500 380 590 662 588Q676 640 640 642H168Q144 640 140 470Z'
        : 'M136 570Q400 640 668 572Q678 636 646 642H160Q132 636 136 570Z',
      s.lin('v', material.cork.light, material.cork.base, material.cork.dark),
    ),
    rect(146, 626, 518, 18, 8, material.walnut.deep),
    path(
      wedge
        ? 'M140 470C150 440 240 460 330 508C440 560 600 540 660 570Q676 600 560 606C400 610 240 560 140 470Z'
        : 'M136 570C150 528 260 536 360 546C470 556 600 530 660 558C690 590 600 606 500 606C340 610 150 616 136 570Z',
      s.lin('d', material.leather.light, material.leather.base),
    ),
    strap(wedge ? 420 : 250, 80, wedge ? 130 : 160),
    wedge
      ? path('M150 478C140 420 150 380 168 352L208 366C196 400 200 450 222 492Z', s.face(t)) +
        `<ellipse cx="244" cy="356" rx="82" ry="25" fill="none" stroke="${t.deep}" stroke-width="25"/>` +
        `<ellipse cx="244" cy="354" rx="82" ry="25" fill="none" stroke="${s.lin('h', t.dark, t.light, t.base, t.deep)}" stroke-width="20"/>` +
        rect(238, 364, 34, 30, 5, 'none', `stroke="${material.gold.base}" stroke-width="7"`)
      : strap(430, 74, 124),
  ].join('')
  return pair(s, shoe, [404, 268])
}

function socks(s: Sheet): string {
  const t = s.p
  const outline =
    'M250 150Q320 136 392 150C392 280 384 380 404 430C440 470 540 500 568 552Q588 620 528 640C440 656 320 600 268 540C236 490 252 260 250 150Z'
  const bands = s.v === 0 ? [210, 240] : s.v === 1 ? [250, 286, 322, 358] : []
  const sock = [
    cast(outline, 0.7),
    cloth(s, outline),
    path(outline, s.lin('h', [0, t.deep, 0.3], [0.2, t.glint, 0.2], [0.5, t.deep, 0], [1, t.deep, 0.34])),
    group(
      s.within(outline),
      path('M230 470Q330 470 330 590L240 640Z', s.face(s.p.accent)),
      path('M500 480Q470 560 520 660H620V480Z', s.face(s.p.accent)),
      ...bands.map((y) => stroke(`M240 ${y}Q320 ${y + 14} 400 ${y}`, s.p.accent.base, 13)),
      s.v === 2 ? path(outline, s.print('dot', [s.p.accent.base, s.p.accent.light], 70), 'opacity=".7"') : '',
      fold(s, t, [330, 200, 10], [360, 460, 40], 0.3),
      stroke('M272 470Q340 480 402 440', t.deep, 6, 'opacity=".25"'),
    ),
    path('M248 140Q320 126 394 140V190Q320 204 248 190Z', s.lin('h', t.base, t.light, t.dark)),
    ribs(t, 250, 392, 146, 44),
    stroke('M248 190Q320 204 394 190', t.line, 2, 'opacity=".4"'),
  ].join('')
  return group('transform="translate(86 -30) rotate(-3 400 400)"', sock) + group('transform="translate(-66 34)"', sock)
}

function gloves(s: Sheet): string {
  const t = s.p
  const fingers = [
    [322, 330, 304, 190],
    [366, 320, 362, 150],
    [412, 322, 420, 162],
    [454, 340, 474, 214],
  ] as const
  const palm = 'M296 330Q300 300 384 298Q470 300 478 340L470 470Q468 520 460 560H312Q308 500 296 440Z'
  const glove = [
    cast(palm, 0.8),
    stroke('M312 450Q264 410 244 350', t.dark, 50),
    stroke('M312 448Q266 408 246 350', t.base, 44),
    stroke('M252 372Q248 356 244 346', t.light, 18),
    ...fingers.map(
      ([x0, y0, x1, y1]) =>
        stroke(`M${x0 + 3} ${y0}L${x1 + 3} ${y1 + 3}`, t.dark, 46) +
        stroke(`M${x0} ${y0}L${x1} ${y1}`, t.base, 43) +
        stroke(`M${x0 - 8} ${y0 - 20}L${x1 - 7} ${y1 + 4}`, t.light, 12, 'opacity=".8"'),
    ),
    path(palm, s.face(t)),
    [344, 386, 430].map((x) => stroke(`M${x} 330Q${x - 2} 380 ${x - 4} 420`, t.line, 3, 'opacity=".4"')).join(''),
    stroke('M310 470Q330 440 318 410', t.line, 3, 'opacity=".35"'),
    path(
      'M306 540Q386 556 466 540L474 650Q386 668 298 650Z',
      s.v === 1 ? s.lin('h', s.p.accent.base, s.p.accent.light, s.p.accent.dark) : s.lin('h', t.base, t.light, t.dark),
    ),
    s.v === 2 ? rect(366, 556, 40, 16, 8, s.face(material.gold)) : ribs(t, 306, 468, 552, 98, 6),
    stroke('M306 540Q386 556 466 540', t.line, 3, 'opacity=".4"'),
  ].join('')
  return (
    group('transform="translate(140 -12) rotate(9 400 640) scale(.92)"', glove) +
    turn(-9, 400, 640, group('transform="matrix(-.92 0 0 .92 630 30)"', glove))
  )
}

export const shoes = { sneaker, boot, sandal, pump, socks, gloves }
