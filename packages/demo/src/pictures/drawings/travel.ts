import { material, tones } from './palette.ts'
import {
  circle,
  cloth,
  ellipse,
  fold,
  ground,
  group,
  mirrored,
  path,
  piecesOf,
  rect,
  shadow,
  stitches,
  stroke,
  turn,
} from './shapes.ts'
import type { Sheet } from './sheet.ts'

function suitcase(s: Sheet): string {
  const t = s.p
  const small = (cx: number, k: number) =>
    group(
      `transform="translate(${cx} 655) scale(${k})"`,
      shadow(s, 0, 0, 170),
      ...[-48, 48].map((x) => rect(x - 7, -600, 14, 170, 4, s.round(material.steel))),
      rect(-66, -616, 132, 30, 14, s.fall(material.black)),
      rect(-160, -450, 320, 424, 44, t.deep, 'transform="translate(8 4)"'),
      rect(-160, -450, 320, 424, 44, s.lin('h', t.dark, t.light, t.base, t.base, t.deep)),
      ...[-108, -64, -20, 24, 68, 112].map((x) =>
        rect(x - 8, -430, 16, 384, 8, s.lin('h', [0, t.glint, 0.5], [0.5, t.glint, 0], [1, t.deep, 0.4])),
      ),
      rect(-160, -250, 320, 12, 0, t.line, 'opacity=".5"'),
      rect(-40, -474, 80, 30, 12, s.fall(material.black)),
      rect(-24, -264, 48, 38, 8, s.fall(material.steel)),
      ...[-116, 116].map(
        (x) =>
          rect(x - 20, -34, 40, 18, 6, material.graphite.base) +
          circle(x, -10, 14, material.black.base) +
          circle(x, -10, 6, material.steel.base),
      ),
      rect(-140, -420, 10, 330, 5, '#ffffff', 'opacity=".45"'),
    )
  const count = piecesOf(s)
  if (count === 3) return small(590, 0.6) + small(430, 0.78) + small(240, 0.96)
  if (count === 2) return small(510, 0.72) + small(310, 0.98)
  return s.v === 1
    ? small(400, 0.9)
    : s.v === 2
      ? small(400, 0.96) +
        turn(
          8,
          470,
          320,
          path('M466 300h44v84q-22 14-44 0Z', s.face(s.p.accent)),
          stroke('M488 300Q480 250 452 214', s.p.accent.dark, 5),
        )
      : small(400, 1)
}

function backpack(s: Sheet): string {
  const t = s.p
  const body = 'M220 380C220 240 290 180 400 180C510 180 580 240 580 380V600Q578 646 536 650H264Q222 646 220 600Z'
  const pocket = 'M264 460Q264 440 286 438H514Q536 440 536 460V590Q534 616 508 618H292Q266 616 264 590Z'
  return [
    shadow(s, 400, ground, 210),
    stroke('M350 190C350 120 450 120 450 190', t.deep, 22),
    stroke('M350 188C350 120 450 120 448 186', t.base, 12),
    mirrored(400, path('M226 400Q180 410 186 470L196 600Q200 620 226 618Z', s.lin('h', t.dark, t.deep))),
    cloth(s, body),
    path(body, s.lin('h', [0, t.deep, 0.34], [0.25, t.glint, 0.28], [0.55, t.deep, 0], [1, t.deep, 0.42])),
    stroke('M244 410C244 270 300 214 400 214C500 214 556 270 556 410', t.line, 5, 'opacity=".55"'),
    stroke('M244 410C244 270 300 214 400 214C500 214 556 270 556 410', s.p.accent.base, 2.5, 'stroke-dasharray="5 4"'),
    s.v === 1
      ? path(
          'M228 330C240 230 310 186 400 186C490 186 560 230 572 330Q560 400 400 410Q240 400 228 330Z',
          s.lin('v', t.light, t.base, t.dark),
        ) +
        [330, 470]
          .map(
            (x) =>
              rect(x - 13, 370, 26, 120, 6, s.face(material.leather)) +
              rect(x - 18, 430, 36, 28, 5, 'none', `stroke="${material.gold.base}" stroke-width="6"`),
          )
          .join('')
      : '',
    path(pocket, t.deep, 'opacity=".4" transform="translate(4 8)"'),
    cloth(s, pocket, s.v === 2 ? s.p.accent : t),
    path(pocket, s.lin('d', [0, t.glint, 0.3], [0.5, t.glint, 0], [1, t.deep, 0.34])),
    s.v === 1
      ? ''
      : stroke('M276 474H524', t.line, 5, 'opacity=".5"') + rect(500, 466, 12, 40, 5, s.face(material.gold)),
    stitches('M280 600Q282 606 296 606H504Q518 606 520 600', t.line),
    rect(364, s.v === 1 ? 540 : 300, 72, 50, 8, s.face(material.leather)),
    fold(s, t, [300, 240, 6], [276, 440, 40], 0.22),
  ].join('')
}

function petBed(s: Sheet): string {
  const t = s.p
  const pad = material.paper
  const cat = s.a.form === 'cat'
  const fur = cat ? tones('#7c7f86') : tones('#c08a52')
  return [
    shadow(s, 400, 630, 310, 40),
    path(
      'M90 500C90 420 230 380 400 380C570 380 710 420 710 500V560C710 620 570 650 400 650C230 650 90 620 90 560Z',
      s.lin('h', t.dark, t.light, t.base, t.deep),
    ),
    ellipse(400, 490, 300, 100, s.lin('v', t.light, t.base)),
    ellipse(400, 500, 240, 74, s.lin('v', t.deep, pad.dark)),
    ellipse(400, 512, 226, 62, s.lin('d', pad.glint, pad.light, pad.dark)),
    s.v === 2 && !cat
      ? [
          path(
            'M330 500q-34 -10 -24 -34q22 -14 36 10h116q14 -24 36 -10q10 24 -24 34q34 10 24 34q-22 14 -36 -10H342q-14 24 -36 10q-10 -24 24 -34Z',
            s.face(tones('#f6ead6')),
          ),
        ].join('')
      : [
          path('M240 500C240 400 330 360 430 370C540 380 580 450 560 510C520 560 280 560 240 500Z', s.ball(fur)),
          path(
            'M540 500C600 520 590 570 500 560C420 556 360 560 330 548',
            'none',
            `stroke="${fur.dark}" stroke-width="30" stroke-linecap="round"`,
          ),
          circle(300, 460, 76, s.ball(fur)),
          cat
            ? path('M240 420L236 350L286 392ZM314 388L362 350L364 416Z', fur.base)
            : path(
                'M236 420C200 430 196 500 224 514C250 500 250 450 256 420ZM350 414C392 420 400 490 374 510C346 500 350 450 340 420Z',
                fur.deep,
              ),
          stroke('M262 466q14 12 28 0M316 466q14 12 28 0', fur.line, 5),
          ellipse(302, 492, 16, 11, '#3a2a2a'),
          stroke('M302 500Q290 516 278 508M302 500Q314 516 326 508', '#3a2a2a', 4),
        ].join(''),
    path(
      'M90 506C110 580 250 606 400 606C550 606 690 580 710 506V560C710 620 570 650 400 650C230 650 90 620 90 560Z',
      s.lin('h', t.dark, t.light, t.base, t.base, t.deep),
    ),
    stroke('M90 508C110 582 250 608 400 608C550 608 690 582 710 508', t.glint, 6, 'opacity=".45"'),
    ...[-200, -100, 0, 100, 200].map((dx) =>
      stroke(`M${400 + dx} ${612 - Math.abs(dx) * 0.08}q${dx * 0.03} 18 ${dx * 0.02} 34`, t.deep, 6, 'opacity=".3"'),
    ),
    rect(366, 614, 68, 26, 6, s.face(s.p.accent)),
  ].join('')
}

export const travel = { suitcase, backpack, 'pet-bed': petBed }
