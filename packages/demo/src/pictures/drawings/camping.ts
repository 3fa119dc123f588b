/** Grilling, camping and tools. */

import { material } from './palette.ts'
import { box, circle, ellipse, gloss, ground, group, path, piecesOf, rect, shadow, stroke, turn } from './shapes.ts'
import type { Sheet } from './sheet.ts'

function grill(s: Sheet): string {
  const t = s.p
  if (s.a.form === 'charcoal') {
    return [
      shadow(s, 400, ground, 190),
      ...[
        [300, 470, 250, 640],
        [500, 470, 550, 640],
        [400, 480, 400, 646],
      ].map(
        ([a, b, c, d]) =>
          stroke(`M${a} ${b}L${c} ${d}`, material.steel.dark, 16) +
          stroke(`M${Number(a) - 2} ${b}L${Number(c) - 2} ${d}`, material.steel.glint, 4),
      ),
      circle(264, 634, 26, material.black.base),
      path('M190 350C190 460 290 510 400 510C510 510 610 460 610 350Z', s.round(t)),
      path('M190 340C190 230 290 180 400 180C510 180 610 230 610 340Q400 380 190 340Z', s.ball(t)),
      stroke('M186 346Q400 388 614 346', material.steel.light, 8),
      path('M240 280C260 230 320 204 380 200C320 224 280 260 268 310Z', '#ffffff', 'opacity=".4"'),
      rect(350, 156, 100, 18, 9, s.fall(material.wood)),
      ...[364, 436].map((x) => rect(x - 5, 170, 10, 20, 2, material.steel.base)),
      circle(500, 232, 15, material.steel.light),
      rect(260, 560, 280, 12, 6, s.fall(material.steel)),
      s.v === 1 ? rect(600, 330, 130, 16, 6, s.fall(material.wood)) : '',
      s.v === 2 ? circle(400, 270, 24, s.ball(material.steel)) + stroke('M400 270l10 -14', '#c8452f', 4) : '',
    ].join('')
  }
  return [
    shadow(s, 400, 664, 290, 26),
    rect(244, 440, 312, 200, 8, s.face(material.graphite)),
    rect(256, 456, 138, 170, 6, s.lin('d', t.light, t.base, t.dark)),
    rect(406, 456, 138, 170, 6, s.lin('d', t.light, t.base, t.dark)),
    ...[376, 412].map((x) => rect(x, 490, 10, 80, 5, s.round(material.steel))),
    ...[250, 550].map((x) => circle(x, 646, 20, material.black.base) + circle(x, 646, 8, material.steel.light)),
    rect(90, 396, 140, 20, 6, s.fall(material.steel)),
    rect(570, 396, 140, 20, 6, s.fall(material.steel)),
    rect(220, 376, 360, 70, 10, s.fall(material.steel)),
    ...[270, 335, 400, 465, 530].map(
      (x) => circle(x, 414, 20, s.ball(material.black)) + rect(x - 2, 398, 4, 14, 2, '#fff'),
    ),
    path('M220 366C224 250 270 214 320 210H480C530 214 576 250 580 366Z', s.fall(t)),
    path(
      'M246 330C256 256 290 232 330 230H470C510 232 530 244 542 262C460 246 330 250 290 340Z',
      '#ffffff',
      'opacity=".35"',
    ),
    rect(270, 322, 260, 16, 8, s.fall(material.steel)),
    circle(400, 272, 24, s.ball(material.steel)),
    stroke('M400 272L410 258', '#c8452f', 4),
    rect(212, 360, 376, 16, 6, material.black.base),
    s.v === 2
      ? [340, 400, 460]
          .map((x) => stroke(`M${x} 190q-16 -24 0 -48q16 -24 0 -48`, '#ffffff', 12, 'opacity=".55"'))
          .join('')
      : '',
  ].join('')
}

function tent(s: Sheet): string {
  const t = s.p
  const dome = s.v === 1
  const body = dome ? 'M110 640C140 380 260 230 400 226C540 230 660 380 690 640Z' : 'M90 640L330 250H470L710 640Z'
  return [
    shadow(s, 400, 646, 340, 26),
    path(body, s.lin('h', t.light, t.base, t.dark)),
    dome
      ? path('M400 226C330 330 300 480 300 640H500C500 480 470 330 400 226Z', s.lin('h', t.light, t.glint, t.base))
      : path('M330 250H470L560 640H240Z', s.lin('h', t.light, t.base)) +
        path('M330 250L90 640H240Z', s.lin('d', t.glint, t.light)),
    dome
      ? path('M400 300C360 400 340 520 336 640H464C460 520 440 400 400 300Z', s.lin('v', '#3a2f34', '#1f1a1e'))
      : path('M400 300L290 640H510Z', s.lin('v', '#3a2f34', '#1f1a1e')),
    ellipse(400, 600, 50, 44, s.rad(0.5, 0.5, 0.5, [0, '#ffd98a', 0.9], [1, '#ffd98a', 0])),
    dome
      ? path('M400 300C360 400 340 520 336 640H360C380 600 380 480 400 300Z', s.face(s.p.accent)) +
        path(
          'M400 300C440 400 460 520 464 640H440C420 600 420 480 400 300Z',
          s.lin('h', s.p.accent.base, s.p.accent.dark),
        )
      : path('M400 300L290 640H320Q370 560 400 300Z', s.face(s.p.accent)) +
        path('M400 300L510 640H480Q430 560 400 300Z', s.lin('h', s.p.accent.base, s.p.accent.dark)),
    dome
      ? stroke(
          'M110 640C140 380 260 230 400 226C540 230 660 380 690 640M250 640C256 420 330 280 400 226C470 280 544 420 550 640',
          t.line,
          4,
          'opacity=".4"',
        )
      : stroke('M330 250L90 640M470 250L710 640M330 250H470', t.line, 4, 'opacity=".4"') +
        rect(322, 240, 156, 14, 7, s.fall(s.p.accent)),
    path(dome ? 'M110 640L112 624H688L690 640Z' : 'M90 640L100 624H700L710 640Z', t.deep, 'opacity=".55"'),
    stroke('M140 560L60 660M660 560L740 660', '#f3ead8', 3),
    ...[60, 740].map((x) => rect(x - 4, 648, 8, 20, 2, material.steel.dark)),
    s.v === 2
      ? path('M600 610q10 -40 26 -54q4 20 18 34q14 -4 14 -24q20 30 10 60Z', s.lin('v', '#ffcf6a', '#e8772e')) +
        stroke('M588 644l96 -18M590 626l92 20', material.walnut.base, 14)
      : '',
  ].join('')
}

function cooler(s: Sheet): string {
  const t = s.p
  const white = material.white
  return [
    shadow(s, 430, ground, 290, 32),
    stroke('M190 360C190 220 620 200 640 330', material.graphite.dark, 18),
    box(s, t, 150, 400, 440, 246, 90),
    rect(150, 600, 440, 46, 0, t.deep, 'opacity=".4"'),
    rect(200, 440, 340, 130, 18, s.lin('d', t.light, t.dark), 'opacity=".45"'),
    box(s, white, 138, 340, 464, 66, 96),
    rect(138, 400, 464, 8, 0, white.deep, 'opacity=".45"'),
    rect(330, 372, 80, 54, 10, s.fall(material.graphite)),
    circle(176, 372, 15, s.ball(material.graphite)),
    circle(566, 372, 15, s.ball(material.graphite)),
    ...[0, 60, 120]
      .map((a) => turn(a, 370, 505, stroke('M370 460V550M356 472L370 484L384 472M356 538L370 526L384 538', t.glint, 7)))
      .join(''),
    s.v === 2
      ? [190, 550]
          .map((x) => circle(x, 648, 22, material.black.base) + circle(x, 648, 9, material.steel.light))
          .join('')
      : '',
    gloss(s, 166, 420, 12, 190, 0.5),
  ].join('')
}

const flashlight = (s: Sheet): string => {
  const count = piecesOf(s)
  if (count === 1) return torch(s)
  return Array.from({ length: count }, (_, i) =>
    group(
      `transform="translate(${110 + (i % 2) * 40} ${(count === 2 ? 20 : -110) + i * (count === 2 ? 190 : 132)}) scale(${count === 2 ? 0.72 : 0.56})"`,
      torch(s),
    ),
  ).join('')
}

function torch(s: Sheet): string {
  const t = s.p
  return [
    ellipse(430, 610, 300, 28, s.rad(0.5, 0.5, 0.5, [0, '#2a2028', 0.42], [1, '#2a2028', 0])),
    turn(
      -16,
      400,
      480,
      path('M216 386L-120 250V700L216 574Z', s.lin('h', [0, '#fff2c2', 0], [1, '#fff2c2', 0.85])),
      path('M216 384H260L340 420V540L260 576H216Q200 574 200 556V404Q200 386 216 384Z', s.fall(t)),
      rect(196, 380, 34, 200, 14, s.fall(material.steel)),
      ellipse(202, 480, 15, 88, '#fff8dc'),
      rect(336, 424, 300, 112, 16, s.fall(t)),
      ...Array.from({ length: 9 }, (_, i) => rect(450 + i * 17, 424, 7, 112, 3, t.deep, 'opacity=".55"')),
      rect(632, 430, 40, 100, 12, s.fall(material.graphite)),
      rect(372, 414, 54, 20, 10, s.fall(s.p.accent)),
      rect(346, 436, 280, 12, 6, '#ffffff', 'opacity=".35"'),
    ),
    s.v === 1
      ? turn(-16, 400, 480, rect(520, 540, 30, 12, 6, t.deep), rect(690, 450, 16, 60, 6, material.steel.base))
      : '',
    s.v === 2 ? stroke('M640 420C720 420 730 520 690 570', material.black.base, 7) : '',
  ].join('')
}

function toolSet(s: Sheet): string {
  const t = s.p
  const wrench = turn(
    -16,
    300,
    340,
    path('M284 250L290 420H320L326 250Q356 230 348 190L322 214H292L266 190Q256 230 284 250Z', s.round(material.steel)),
  )
  const screwdriver = turn(
    10,
    500,
    300,
    rect(494, 190, 12, 160, 3, s.round(material.steel)),
    path('M476 320Q476 300 500 300Q524 300 524 320V430H476Z', s.round(s.p.accent)),
  )
  const hammer = turn(
    -4,
    400,
    300,
    rect(388, 220, 26, 220, 8, s.round(material.wood)),
    path(
      'M330 180H440Q456 180 462 196L486 214L470 232L440 224H330Q318 220 318 202T330 180Z',
      s.fall(material.graphite),
    ),
  )
  return [
    shadow(s, 420, ground, 290, 32),
    wrench,
    hammer,
    screwdriver,
    stroke('M236 420V340Q238 320 262 318H560Q584 320 586 340V420', material.black.base, 26),
    stroke('M234 412V340Q238 318 262 314H540', '#ffffff', 4, 'opacity=".35"'),
    path('M160 420L210 394H660L610 420Z', t.deep),
    box(s, t, 150, 420, 470, 228, 62),
    rect(150, 500, 470, 10, 0, t.deep, 'opacity=".5"'),
    ...[230, 500].map(
      (x) => rect(x, 484, 54, 54, 8, s.fall(material.steel)) + rect(x + 18, 498, 18, 26, 4, material.steel.deep),
    ),
    s.v === 1 ? path('M330 560H450V620H330Z', s.face(s.p.accent)) : rect(330, 440, 110, 34, 8, s.face(s.p.accent)),
    gloss(s, 166, 436, 12, 180, 0.4),
    s.v === 2
      ? [0, 1, 2, 3, 4]
          .map(
            (i) =>
              circle(190 + i * 90, 590, 15, s.ball(material.steel)) + circle(190 + i * 90, 590, 6, material.steel.deep),
          )
          .join('')
      : '',
  ].join('')
}

function drill(s: Sheet): string {
  const t = s.p
  return [
    shadow(s, 440, 660, 170),
    path(
      'M408 360L440 590H560L536 360Z',
      s.lin('h', material.graphite.base, material.graphite.light, material.graphite.deep),
    ),
    ...[0, 1, 2, 3, 4].map((i) =>
      stroke(`M${440 + i * 5} ${430 + i * 28}L${530 + i * 5} ${420 + i * 28}`, material.black.deep, 6, 'opacity=".5"'),
    ),
    path('M404 380Q380 400 384 430Q398 446 420 440L412 380Z', s.face(s.p.accent.metal ? material.black : s.p.accent)),
    path('M390 590H600Q616 592 618 608V640Q616 656 600 658H390Q374 656 372 640V608Q374 592 390 590Z', s.fall(t)),
    rect(372, 618, 246, 14, 0, material.graphite.base),
    path('M330 214H590Q640 222 646 290Q642 366 590 376H330Q306 370 304 350V240Q306 218 330 214Z', s.fall(t)),
    path('M330 232H580Q616 236 626 262Q480 240 320 256Z', '#ffffff', 'opacity=".5"'),
    path('M590 214Q640 222 646 290Q642 366 590 376Q610 300 590 214Z', material.graphite.base),
    ...[0, 1, 2, 3].map((i) => stroke(`M${480 + i * 20} 280L${470 + i * 20} 330`, t.line, 7, 'opacity=".6"')),
    rect(256, 240, 54, 110, 10, s.fall(material.graphite)),
    path('M196 258L260 246V344L196 332Z', s.fall(material.black)),
    path('M176 274H200V316H176Z', s.fall(material.steel)),
    path('M70 290L96 286H178V304H96Z', s.fall(material.steel)),
    ...[110, 128, 146, 164].map((x) => stroke(`M${x} 304L${x + 10} 286`, material.steel.deep, 3)),
    s.v === 1 ? circle(400, 296, 34, s.ball(material.steel)) : rect(350, 282, 90, 26, 13, s.face(s.p.accent)),
    circle(500, 624, 6, '#7fe0b0'),
    s.v === 2
      ? [180, 230, 280]
          .map(
            (x, i) =>
              rect(x, 640 - i * 4, 12, 20 + i * 4, 3, s.round(material.steel)) +
              rect(x - 4, 652, 20, 10, 3, s.p.accent.base),
          )
          .join('')
      : '',
  ].join('')
}

export const camping = { grill, tent, cooler, flashlight, 'tool-set': toolSet, drill }
