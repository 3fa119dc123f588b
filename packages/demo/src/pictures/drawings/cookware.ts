/** Pots, pans, knives and boards. */

import { steam } from './extras.ts'
import { material, tones } from './palette.ts'
import { box, circle, ellipse, gloss, ground, group, move, path, rect, shadow, stroke, turn } from './shapes.ts'
import type { Sheet } from './sheet.ts'

function fryingPan(s: Sheet): string {
  const t = s.p
  const inside = s.v === 1 ? material.steel : s.v === 2 ? material.white : material.black
  return [
    shadow(s, 330, 606, 250, 34),
    path(
      'M470 470L720 372Q748 366 752 388Q752 404 734 410L500 520Z',
      s.fall(s.v === 1 ? material.steel : s.v === 2 ? material.wood : material.black),
    ),
    stroke('M520 466L722 386', '#ffffff', 5, 'opacity=".35"'),
    ellipse(724, 390, 11, 8, '#00000055'),
    path('M90 452C96 540 180 606 330 606C480 606 564 540 570 452Z', s.round(t)),
    path('M120 500C150 570 230 600 330 600C250 590 170 560 140 500Z', t.glint, 'opacity=".35"'),
    ellipse(330, 452, 240, 96, s.lin('h', t.light, t.glint, t.base, t.dark)),
    ellipse(330, 456, 226, 86, s.lin('h', inside.deep, inside.dark, inside.base)),
    ellipse(330, 474, 184, 60, s.lin('d', inside.light, inside.base, inside.dark)),
    path('M180 452Q230 420 320 420Q240 436 206 480Z', '#ffffff', 'opacity=".3"'),
    circle(496, 488, 7, material.steel.light),
    circle(520, 478, 7, material.steel.light),
    s.v === 0
      ? group(
          'transform="translate(0 4)"',
          path('M270 470C250 440 310 424 350 436C410 430 420 470 390 492C350 512 280 504 270 470Z', '#fffdf6'),
          ellipse(338, 466, 34, 22, s.ball(tones('#f2b53a'))),
        )
      : '',
  ].join('')
}

function pot(s: Sheet): string {
  const t = s.p
  const trim = s.p.metal ? material.black : s.v === 1 ? material.gold : material.steel
  const handles = [-1, 1]
    .map(
      (side) =>
        stroke(
          `M${400 + side * 222} 424C${400 + side * 300} 410 ${400 + side * 300} 486 ${400 + side * 220} 470`,
          t.deep,
          28,
        ) +
        stroke(
          `M${400 + side * 222} 422C${400 + side * 298} 408 ${400 + side * 298} 484 ${400 + side * 220} 468`,
          t.base,
          20,
        ),
    )
    .join('')
  return [
    s.v === 2 ? steam(s, 400, 240) : '',
    shadow(s, 400, ground, 230),
    handles,
    path('M176 380V600Q178 640 230 648Q400 672 570 648Q622 640 624 600V380Z', s.round(t)),
    path(
      'M176 560V600Q178 640 230 648Q400 672 570 648Q622 640 624 600V560Q600 610 400 612Q200 610 176 560Z',
      t.deep,
      'opacity=".3"',
    ),
    gloss(s, 212, 410, 26, 190, 0.6),
    ellipse(400, 380, 224, 52, t.deep),
    path(
      'M170 372C180 300 290 272 400 272C510 272 620 300 630 372Q560 424 400 424Q240 424 170 372Z',
      s.lin('d', t.glint, t.light, t.base, t.dark),
    ),
    path(
      'M170 366Q240 418 400 418Q560 418 630 366L632 378Q560 432 400 432Q240 432 168 378Z',
      s.lin('h', trim.dark, trim.glint, trim.base, trim.deep),
    ),
    path('M230 340C270 304 330 292 400 290C320 306 280 330 256 366Z', '#ffffff', 'opacity=".45"'),
    rect(384, 246, 32, 34, 4, s.round(trim)),
    ellipse(400, 240, 46, 20, s.ball(trim)),
  ].join('')
}

function knifeSet(s: Sheet): string {
  const handle = s.p
  const wood = s.v === 1 ? material.black : s.v === 2 ? material.wood : material.walnut
  const grip = (x: number, y: number, long: number) =>
    turn(
      -22,
      x,
      y,
      rect(x - 15, y - long, 30, long, 10, s.round(handle)),
      ...[0.25, 0.5, 0.75].map((part) =>
        circle(x, y - long * part, 4, handle.metal ? handle.deep : material.steel.light),
      ),
      rect(x - 15, y - 10, 30, 14, 2, s.round(material.steel)),
    )
  return [
    shadow(s, 380, ground, 210),
    grip(286, 390, 170),
    grip(350, 366, 190),
    grip(414, 342, 180),
    grip(330, 442, 130),
    grip(400, 416, 130),
    grip(466, 392, 120),
    path(
      'M230 420L480 316L590 400V640Q590 654 574 654H250Q230 654 230 636Z',
      s.lin('d', wood.light, wood.base, wood.dark),
    ),
    path('M230 420L480 316L560 378L310 490Z', s.lin('d', wood.glint, wood.light)),
    path('M310 490L560 378L590 400V640Q590 654 574 654H310Z', s.lin('h', wood.base, wood.deep)),
    ...[0, 1, 2, 3].map((i) =>
      stroke(`M244 ${470 + i * 44}Q270 ${462 + i * 44} 300 ${482 + i * 44}`, wood.deep, 2, 'opacity=".4"'),
    ),
    rect(410, 560, 90, 30, 5, s.face(material.steel), 'opacity=".9"'),
  ].join('')
}

function foodContainer(s: Sheet): string {
  const t = s.p
  const tub = (x: number, y: number, w: number, h: number, d: number, filling: string) =>
    [
      path(
        `M${x} ${y}L${x + d} ${y - d * 0.4}H${x + w + d}V${y + h - d * 0.4}L${x + w} ${y + h}H${x}Z`,
        '#dfeaee',
        'opacity=".9"',
      ),
      path(
        `M${x + 12} ${y + h * 0.36}H${x + w - 4}L${x + w + d - 8} ${y + h * 0.36 - d * 0.36}V${y + h - d * 0.4 - 8}L${x + w - 4} ${y + h - 10}H${x + 12}Z`,
        filling,
        'opacity=".85"',
      ),
      rect(x, y, w, h, 14, s.lin('d', [0, '#ffffff', 0.85], [0.4, '#dfeaf0', 0.3], [1, '#a9bcc6', 0.55])),
      rect(x + 14, y + 16, 12, h - 40, 6, '#ffffff', 'opacity=".85"'),
      path(`M${x + w} ${y}l${d} ${-d * 0.4}v${h}l${-d} ${d * 0.4}Z`, '#7d96a4', 'opacity=".28"'),
      box(s, t, x - 10, y - 6, w + 20, 34, d),
      rect(x + w * 0.4, y + 16, w * 0.2, 26, 8, s.lin('v', t.light, t.dark)),
    ].join('')
  return [
    shadow(s, 430, 648, 270, 34),
    tub(150, 470, 360, 170, 90, '#e2a35c'),
    s.v === 1 ? '' : tub(190, 300, 270, 132, 76, '#8fb56a'),
    shadow(s, 600, 664, 90, 16),
    tub(520, 560, 140, 100, 44, s.v === 2 ? '#d9604f' : '#f0d9a8'),
  ].join('')
}

function cuttingBoard(s: Sheet): string {
  const wooden = s.p.metal || s.v === 1 ? material.wood : s.p
  const outline =
    s.v === 1
      ? 'M170 340Q170 310 200 310H560Q590 310 592 340V384H650Q690 386 690 424Q690 462 650 464H592V520Q590 548 560 548H200Q172 548 170 520Z'
      : 'M250 150H366Q376 84 400 84Q424 84 434 150H550Q580 152 580 182V620Q578 650 548 652H252Q222 650 220 620V182Q222 152 250 150Z'
  const grain =
    s.v === 1
      ? [350, 400, 446, 500]
          .map((y, i) => stroke(`M186 ${y}Q330 ${y + (i % 2 ? 16 : -14)} 580 ${y}`, wooden.deep, 3, 'opacity=".3"'))
          .join('')
      : [270, 330, 400, 466, 530]
          .map((x, i) => stroke(`M${x} 170Q${x + (i % 2 ? 20 : -18)} 380 ${x} 640`, wooden.deep, 3, 'opacity=".3"'))
          .join('')
  const tomato = (cx: number, cy: number, r: number) =>
    ellipse(cx + 8, cy + r * 0.86, r, r * 0.3, '#2a2028', 'opacity=".25"') +
    circle(cx, cy, r, s.ball(tones('#d5452f'))) +
    path(`M${cx} ${cy - r}q-20 -10 -26 6q18 -2 26 10q8 -12 26 -10q-8 -18 -26 -6Z`, '#5f8a4a')
  return [
    move(
      0,
      0,
      ...[24, 16, 8].map((by, i) => move(by * 0.7, by, path(outline, '#2a2028', `opacity="${0.05 + i * 0.02}"`))),
    ),
    move(7, 9, path(outline, wooden.deep)),
    path(outline, s.face(wooden)),
    group(s.within(outline), grain),
    s.v === 1 ? circle(652, 424, 15, wooden.line) : circle(400, 124, 16, wooden.line),
    stroke(outline, wooden.glint, 3, 'opacity=".5"'),
    s.v === 1
      ? tomato(300, 420, 50) + tomato(386, 450, 42)
      : s.v === 0
        ? turn(
            28,
            420,
            400,
            path('M390 240H430V300H390Z', s.round(material.black)),
            rect(384, 190, 44, 110, 12, s.round(material.black)),
            path('M386 300H432Q440 440 400 560Q384 440 386 300Z', s.lin('h', '#f4f6f8', '#b8c0c8', '#e8ecef')),
          )
        : tomato(330, 520, 46) +
          tomato(430, 560, 40) +
          [0, 1, 2]
            .map((i) =>
              turn(
                -20 + i * 20,
                440,
                400,
                path('M440 420q30 -50 0 -110q-30 60 0 110Z', s.lin('h', material.leaf.light, material.leaf.dark)),
              ),
            )
            .join(''),
  ].join('')
}

function bakingPan(s: Sheet): string {
  const t = s.p
  if (s.v === 1) {
    const muffin = (cx: number, cy: number) =>
      ellipse(cx, cy, 66, 26, t.deep) +
      path(`M${cx - 54} ${cy}q54 30 108 0l-8 -8h-92Z`, '#c98b4e') +
      path(
        `M${cx - 62} ${cy - 6}C${cx - 64} ${cy - 60} ${cx + 64} ${cy - 60} ${cx + 62} ${cy - 6}Q${cx} ${cy + 22} ${cx - 62} ${cy - 6}Z`,
        s.lin('d', '#f0c98c', '#d9a05a', '#a86a34'),
      ) +
      [-20, 6, 26].map((dx, i) => circle(cx + dx, cy - 24 + (i % 2) * 12, 6, '#5d3420')).join('')
    return [
      shadow(s, 400, 628, 300, 36),
      path('M170 430H630L706 600Q708 620 690 622H110Q92 620 94 600Z', s.face(t)),
      path('M94 600Q92 620 110 622H690Q708 620 706 600L704 616Q702 640 680 640H120Q98 640 96 616Z', t.deep),
      muffin(266, 470),
      muffin(400, 470),
      muffin(534, 470),
      muffin(238, 562),
      muffin(400, 562),
      muffin(562, 562),
    ].join('')
  }
  const dish = s.v === 2
  return [
    shadow(s, 400, 630, 300, 34),
    ...[-1, 1].map(
      (side) =>
        stroke(
          `M${400 + side * 268} 462C${400 + side * 350} 450 ${400 + side * 350} 530 ${400 + side * 258} 514`,
          t.dark,
          24,
        ) +
        stroke(
          `M${400 + side * 268} 460C${400 + side * 346} 448 ${400 + side * 346} 526 ${400 + side * 258} 510`,
          t.base,
          16,
        ),
    ),
    path('M110 430H690L640 600Q634 634 600 636H200Q166 634 160 600Z', s.face(t)),
    path('M160 600Q166 634 200 636H600Q634 634 640 600L644 586Q400 640 156 586Z', t.deep, 'opacity=".35"'),
    path('M100 430L190 350H610L700 430Q700 444 684 446H116Q100 444 100 430Z', s.lin('d', t.glint, t.light, t.base)),
    path('M130 428L204 362H596L670 428Z', t.deep),
    dish
      ? path(
          'M140 428Q200 380 270 392Q340 372 400 390Q470 372 540 392Q610 384 662 428Z',
          s.lin('d', '#f6d58e', '#e0a34c', '#b26a2c'),
        ) +
        [200, 270, 350, 430, 510, 590]
          .map((x, i) => ellipse(x, 410 + (i % 2) * 8, 22, 7, '#9c4f22', 'opacity=".55"'))
          .join('')
      : path('M158 428Q170 350 250 344H550Q630 350 644 428Z', s.lin('d', '#f3cd8d', '#d79a52', '#9d5d2b')) +
        stroke('M210 380Q400 350 590 382', '#8a4d22', 9, 'opacity=".5"') +
        stroke('M230 372Q400 346 560 370', '#fbe6bd', 5, 'opacity=".7"'),
    stroke('M120 438H682', t.glint, 5, 'opacity=".6"'),
    gloss(s, 196, 470, 22, 110, 0.5),
  ].join('')
}

export const cookware = {
  'frying-pan': fryingPan,
  pot,
  'knife-set': knifeSet,
  'food-container': foodContainer,
  'cutting-board': cuttingBoard,
  'baking-pan': bakingPan,
}
