/** Headphones and speakers. */

import { material } from './palette.ts'
import { circle, cylinder, ellipse, gloss, ground, group, mirrored, path, rect, shadow, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** Light headphones on their charging stand. */
const tvHeadphones = (s: Sheet): string =>
  [
    shadow(s, 400, 664, 190, 24),
    rect(384, 170, 32, 450, 10, s.round(material.graphite)),
    path(
      'M250 610H550Q580 614 586 650Q586 664 566 666H234Q214 664 214 650Q220 614 250 610Z',
      s.fall(material.graphite),
    ),
    rect(300, 628, 90, 14, 7, '#8fe3ff') + circle(480, 636, 12, s.ball(material.steel)),
    group('transform="translate(80 6) scale(.8)"', overEar(s)),
  ].join('')

const headphones = (s: Sheet): string => (s.a.form === 'tv-headphones' ? tvHeadphones(s) : overEar(s))

function overEar(s: Sheet): string {
  const t = s.p
  const cup = [
    path('M190 400C150 400 136 450 136 500C136 560 156 600 196 600Z', s.round(t)),
    path(
      'M190 404Q240 392 258 430C266 480 266 540 256 580Q236 612 190 598C206 540 206 460 190 404Z',
      s.round(material.graphite),
    ),
    stroke('M158 440C148 480 150 520 160 560', t.glint, 6, 'opacity=".6"'),
    rect(180, 330, 30, 90, 10, s.round(material.steel)),
  ].join('')
  return [
    shadow(s, 400, 640, 250),
    path(
      'M164 360C164 190 270 120 400 120C530 120 636 190 636 360H594C594 240 510 170 400 170C290 170 206 240 206 360Z',
      s.lin('d', t.light, t.base, t.dark),
    ),
    path(
      'M206 320C216 230 300 174 400 174C500 174 584 230 594 320C576 240 500 200 400 200C300 200 224 240 206 320Z',
      s.lin('v', material.graphite.light, material.graphite.deep),
    ),
    stroke('M182 300C200 190 290 138 390 134', '#ffffff', 7, 'opacity=".5"'),
    mirrored(400, cup),
    s.v === 1 ? mirrored(400, circle(226, 500, 22, 'none', `stroke="${s.p.accent.base}" stroke-width="5"`)) : '',
    s.v === 2
      ? stroke('M206 596C210 640 250 690 330 680', material.black.base, 6) +
        stroke('M330 680C440 664 480 700 560 690', material.black.base, 6)
      : '',
  ].join('')
}

const grille = (s: Sheet, x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, 12, s.print('dot', ['#00000055'], 13))

/** Long and low, with its remote. */
function soundBar(s: Sheet): string {
  const t = s.p
  return [
    shadow(s, 400, 590, 350, 24),
    s.v === 1
      ? rect(560, 260, 170, 320, 14, s.face(material.black)) +
        circle(645, 470, 56, material.graphite.deep) +
        circle(645, 470, 44, s.ball(material.graphite))
      : '',
    path('M60 470L96 440H720L740 470Z', s.lin('h', t.glint, t.light, t.base)),
    rect(56, 468, 688, 112, s.v === 2 ? 54 : 20, s.fall(t)),
    rect(84, 484, 632, 80, s.v === 2 ? 38 : 10, material.black.base, 'opacity=".86"'),
    rect(84, 484, 632, 80, 10, s.print('dot', ['#ffffff26'], 11)),
    rect(360, 508, 80, 26, 6, '#0b0c10') + [0, 1, 2].map((i) => rect(374 + i * 20, 514, 12, 14, 2, '#8fe3ff')).join(''),
    rect(90, 474, 620, 5, 2, '#ffffff', 'opacity=".5"'),
    shadow(s, 250, 676, 90, 10),
    path(
      'M150 650L330 620Q344 620 346 634L348 648Q346 660 332 662L156 684Q142 684 142 668Q142 654 150 650Z',
      s.face(material.black),
    ),
    ...[0, 1, 2, 3].map((i) => circle(190 + i * 34, 660 - i * 5, 7, i ? material.steel.base : '#c8452f')),
  ].join('')
}

function speaker(s: Sheet): string {
  if (s.a.form === 'sound-bar') return soundBar(s)
  const t = s.p
  if (s.v === 1) {
    return [
      shadow(s, 400, ground, 290, 26),
      rect(120, 400, 560, 250, 110, s.fall(t)),
      rect(190, 420, 420, 210, 60, t.deep, 'opacity=".55"'),
      grille(s, 190, 420, 420, 210),
      ...[140, 660].map(
        (x) =>
          ellipse(x, 525, 24, 96, s.lin('d', material.steel.light, material.steel.dark)) +
          ellipse(x, 525, 16, 76, material.graphite.base),
      ),
      stroke('M180 408C180 300 620 300 620 408', t.dark, 14),
      stroke('M184 402C190 300 610 300 616 402', t.light, 4),
      path('M196 420Q400 400 604 420L600 440Q400 420 200 440Z', '#ffffff', 'opacity=".35"'),
      rect(350, 520, 100, 22, 11, s.face(s.p.accent)),
    ].join('')
  }
  if (s.v === 2) {
    return [
      shadow(s, 400, ground, 160),
      cylinder(s, t, 400, 260, 640, 290, 0.14),
      path('M255 300A145 40 0 0 0 545 300V600A145 40 0 0 1 255 600Z', s.print('dot', ['#00000044'], 14)),
      ellipse(400, 260, 124, 34, '#1b1d22'),
      `<ellipse cx="400" cy="260" rx="124" ry="34" fill="none" stroke="#7fd0ff" stroke-width="6"/>`,
      ...[360, 400, 440].map((x) => circle(x, 260, 6, '#cfd5da')),
      gloss(s, 280, 330, 24, 240, 0.35),
    ].join('')
  }
  const cone = (cy: number, r: number) =>
    circle(400, cy, r, material.black.base) +
    circle(400, cy, r - 8, s.rad(0.5, 0.5, 0.5, '#1a1a1e', '#2c2c32', '#55555c', '#232328')) +
    circle(400, cy, r * 0.36, s.ball(material.graphite)) +
    `<circle cx="400" cy="${cy}" r="${r}" fill="none" stroke="${material.steel.base}" stroke-width="5"/>`
  return [
    shadow(s, 400, ground, 180),
    path('M550 150L596 130V636L550 654Z', s.lin('v', t.dark, t.deep)),
    path('M240 150L286 130H596L550 150Z', t.glint),
    rect(236, 148, 316, 506, 16, s.face(t)),
    cone(270, 66),
    cone(480, 122),
    gloss(s, 254, 170, 14, 300, 0.5),
    circle(400, 626, 5, '#7fe0b0'),
  ].join('')
}

export const sound = { headphones, speaker }
