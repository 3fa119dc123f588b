/** Shoes, seen from the side, the toe to the right, in pairs. */

import { ribs } from './cut.ts'
import { material } from './palette.ts'
import { patterned } from './patterns.ts'
import { cloth, ellipse, group, move, path, rect, shadow, stitches, stroke } from './shapes.ts'
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
  const slip = s.a.form === 'slip-on'
  const laces = (slip ? [] : [0, 1, 2, 3, 4]).map((i) => {
    const x = 352 + i * 31
    const y = 384 + i * 24
    return (
      stroke(`M${x} ${y + 20}Q${x + 22} ${y - 10} ${x + 36} ${y - 12}`, '#00000033', 12) +
      stroke(`M${x} ${y + 18}Q${x + 22} ${y - 12} ${x + 36} ${y - 14}`, sole.light, 9)
    )
  })
  const shoe = [
    path('M176 372Q210 356 240 392Q268 424 306 392L352 366L360 392Q270 470 190 410Z', t.line),
    slip ? '' : path('M322 384L350 318Q376 304 400 330L430 396L360 420Z', s.lin('d', t.base, t.dark)),
    cloth(s, upper),
    path(upper, s.lin('v', [0, t.glint, 0.2], [0.5, t.glint, 0], [1, t.deep, 0.3])),
    path('M164 406Q170 470 158 570H262C268 500 236 440 164 406Z', s.lin('d', s.p.accent.light, s.p.accent.dark)),
    stitches('M176 420Q244 456 252 566', t.line),
    path('M520 460C600 476 656 510 658 570H520C540 536 546 496 520 460Z', s.lin('d', t.light, t.dark), 'opacity=".8"'),
    stitches('M516 462Q544 510 512 566', t.line),
    slip
      ? ''
      : s.v === 1
        ? path('M300 566L400 430L424 452L334 566ZM360 566L448 466L472 486L396 566Z', s.face(sole))
        : path('M286 540Q390 548 470 452Q420 520 440 562Q350 580 286 540Z', s.face(sole)),
    slip
      ? path('M172 384Q236 372 330 352L392 430L240 480Z', s.lin('d', t.light, t.base)) +
        path('M178 370Q250 346 344 344Q300 386 236 396Q196 396 178 370Z', t.line) +
        path('M322 380L352 340Q376 326 398 352L470 440Q430 470 400 500Q350 440 322 380Z', s.lin('d', t.base, t.dark)) +
        path('M338 400L372 366L406 408L372 446Z', s.lin('d', s.p.accent.base, s.p.accent.dark)) +
        stroke('M350 412L384 378M360 426L394 392', s.p.accent.line, 2.5, 'opacity=".5"')
      : path('M334 372L350 362L500 474L482 492Z', s.lin('d', t.base, t.deep)),
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

/** Faux fur around the top of a winter boot. */
const tufts = (top: number) =>
  Array.from({ length: 17 }, (_, i) => {
    const x = 250 + i * 11
    return stroke(`M${x} ${top + 26}q${(i % 3) * 4 - 6} -24 ${(i % 2) * 6 - 4} -44`, i % 2 ? '#efe6d8' : '#d8c9b4', 13)
  }).join('')

function boot(s: Sheet): string {
  const t = s.p
  const low = s.a.form === 'ankle-boot' || s.a.form === undefined
  const winter = s.a.form === 'winter-boot'
  const rain = s.a.form === 'rain-boot'
  const top = low ? 300 : rain ? 150 : 196
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
    winter
      ? [
          path(
            'M240 570Q430 566 520 600Q600 606 640 586Q650 640 630 648H256Q234 640 240 570Z',
            s.lin('v', material.graphite.base, material.graphite.deep),
          ),
          stroke('M250 632H636', material.graphite.light, 4, 'stroke-dasharray="22 12" opacity=".6"'),
          path('M392 250Q404 360 420 446L470 500L430 520Q384 470 366 420Q358 330 360 256Z', s.lin('d', t.base, t.deep)),
          ...[0, 1, 2, 3, 4].map(
            (i) =>
              stroke(`M${362 + i * 4} ${280 + i * 42}L${412 + i * 9} ${270 + i * 44}`, material.paper.light, 9) +
              `<circle cx="${356 + i * 5}" cy="${282 + i * 42}" r="7" fill="${material.steel.base}"/>`,
          ),
          tufts(top),
        ].join('')
      : rain
        ? rect(404, top + 30, 7, 60, 3, s.p.accent.base) +
          path('M240 592H388Q430 596 520 628Q590 636 640 612Q646 646 624 648H250Z', s.face(s.p.accent)) +
          path(
            `M276 ${top + 20}Q268 340 282 560`,
            'none',
            'stroke="#ffffff" stroke-width="16" opacity=".5" stroke-linecap="round"',
          ) +
          path(
            'M470 500Q560 516 596 560',
            'none',
            'stroke="#ffffff" stroke-width="12" opacity=".5" stroke-linecap="round"',
          ) +
          stroke(`M256 ${top + 40}Q340 ${top + 22} 422 ${top + 40}`, s.p.accent.base, 10)
        : path('M312 306Q330 440 306 590H384Q400 450 372 306Z', s.lin('h', t.deep, t.line)) +
          ribs(t, 316, 384, 312, 270) +
          (s.v === 2 ? path('M252 520Q350 510 440 470L452 500Q360 544 256 552Z', s.face(s.p.accent)) : '') +
          (s.v === 1 ? rect(404, top + 16, 7, 120, 3, material.gold.base) : ''),
    stroke(`M258 ${top + 16}Q340 ${top} 422 ${top + 16}`, t.line, 3, 'opacity=".5"'),
    path(`M280 ${top + 30}Q272 330 284 470Q300 470 302 440Q292 330 304 ${top + 30}Z`, t.glint, 'opacity=".3"'),
    path('M520 500Q590 520 610 570Q560 540 500 520Z', t.glint, 'opacity=".35"'),
  ].join('')
  return pair(s, shoe, [430, 200])
}

/** The foot of a court shoe: the toe round or pointed. */
const toeOf = (s: Sheet) =>
  s.a.toe === 'pointed'
    ? 'C590 556 690 606 716 636Q716 642 690 642H524'
    : 'C580 562 650 600 668 632Q668 640 640 640H524'

function heeled(s: Sheet): string {
  const t = s.p
  const block = s.a.heel === 'block'
  const outline = `M170 424Q166 392 188 390C226 422 248 478 300 508C370 548 440 556 508 544${toeOf(s)}C440 632 370 556 290 532C246 520 210 520 186 500Q172 470 170 424Z`
  return [
    path(
      block
        ? 'M176 470C180 540 178 600 180 640H278C276 590 272 560 296 530Z'
        : 'M178 470C190 540 204 600 208 640H226C226 600 238 566 284 532Z',
      s.lin('h', t.base, t.light, t.deep),
    ),
    path(
      'M186 392C300 432 420 488 506 548C440 560 370 548 300 508C250 476 226 424 186 392Z',
      s.lin('d', material.paper.dark, material.leather.light),
    ),
    path(outline, s.face(t)),
    patterned(s, outline, t),
    path(
      'M170 424Q166 392 188 390C226 422 248 478 300 508C370 548 440 556 508 544C580 562 650 600 668 632C600 600 520 590 440 572C340 548 260 470 170 424Z',
      s.lin('d', [0, t.glint, 0.75], [0.6, t.glint, 0.35], [1, t.glint, 0.1]),
    ),
    stroke('M188 392C226 422 248 478 300 508C370 548 440 556 508 544', t.line, 3, 'opacity=".5"'),
    path(
      `M186 500C240 520 290 522 310 538C380 568 450 632 524 640H${s.a.toe ? 690 : 640}Q${s.a.toe ? 700 : 668} 640 ${s.a.toe ? 690 : 668} 632Q660 628 640 630H528C450 620 390 560 300 526Z`,
      material.black.deep,
      'opacity=".8"',
    ),
    s.a.strap
      ? path('M176 430C160 380 168 340 186 322L206 330C192 360 190 390 200 420Z', s.face(t)) +
        `<ellipse cx="252" cy="330" rx="70" ry="20" fill="none" stroke="${t.deep}" stroke-width="19"/><ellipse cx="252" cy="328" rx="70" ry="20" fill="none" stroke="${s.lin('h', t.dark, t.light, t.base, t.deep)}" stroke-width="15"/>` +
        rect(246, 336, 26, 24, 4, 'none', `stroke="${material.gold.base}" stroke-width="6"`)
      : '',
    s.a.trim === 'bow' || (!s.a.trim && s.v === 2) ? knot(s) : '',
    s.v === 1 && !s.a.trim ? rect(470, 534, 34, 20, 5, s.face(material.gold)) : '',
    stroke('M560 572Q620 594 646 620', t.glint, 6, 'opacity=".6"'),
  ].join('')
}

const knot = (s: Sheet, y = 544) =>
  path(`M486 ${y - 8}q-36-30-44 6q-2 22 44 6q46 20 46-2q-2-36-46-10Z`, s.face(s.p.accent)) +
  ellipse(487, y, 9, 10, s.p.accent.dark)

/** Flat, with a low throat. */
function ballet(s: Sheet): string {
  const t = s.p
  const end =
    s.a.toe === 'pointed' ? 'C600 520 690 580 724 624Q724 640 690 640' : 'C600 506 672 550 680 616Q680 640 650 640'
  const outline = `M150 520Q150 494 172 492C214 512 240 566 310 572C400 580 460 540 520 520${end}H190Q152 640 150 520Z`
  return [
    path(
      'M168 494C260 490 440 490 520 520C460 540 400 580 310 572C240 566 214 512 168 494Z',
      s.lin('d', material.paper.dark, material.leather.light),
    ),
    cloth(s, outline),
    path(outline, s.lin('v', [0, t.glint, 0.4], [0.4, t.glint, 0], [1, t.deep, 0.4])),
    stroke('M172 492C214 512 240 566 310 572C400 580 460 540 520 520', t.line, 6, 'opacity=".55"'),
    path(`M156 620H${s.a.toe ? 714 : 676}Q690 646 650 648H190Q160 646 156 620Z`, material.walnut.deep),
    s.a.trim === 'bow' || s.v === 1 ? knot(s, 530) : '',
    s.v === 2 ? path(`M560 516${end}H590Q600 580 560 516Z`, s.face(s.p.accent), 'opacity=".9"') : '',
    stroke('M590 552Q636 576 654 610', t.glint, 6, 'opacity=".6"'),
  ].join('')
}

const pump = (s: Sheet): string => pair(s, s.a.form === 'ballet' ? ballet(s) : heeled(s), [420, 256])

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
  const wedge = s.a.form === 'wedge'
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
    strap(wedge ? 420 : 250, s.v === 1 ? 104 : 80, wedge ? 130 : 160),
    wedge
      ? path('M150 478C140 420 150 380 168 352L208 366C196 400 200 450 222 492Z', s.face(t)) +
        `<ellipse cx="244" cy="356" rx="82" ry="25" fill="none" stroke="${t.deep}" stroke-width="25"/>` +
        `<ellipse cx="244" cy="354" rx="82" ry="25" fill="none" stroke="${s.lin('h', t.dark, t.light, t.base, t.deep)}" stroke-width="20"/>` +
        rect(238, 364, 34, 30, 5, 'none', `stroke="${material.gold.base}" stroke-width="7"`)
      : strap(430, 74, 124),
  ].join('')
  return pair(s, shoe, [404, 268])
}

export const shoes = { sneaker, boot, sandal, pump }
