/** The scenes on the lids of puzzles, 420 × 390. */

import { circle, ellipse, path, rect, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

const sky = (s: Sheet, ...stops: string[]) => rect(0, 0, 420, 390, 0, s.lin('v', ...stops))
const pine = (x: number, y: number, h: number, fill: string) =>
  path(
    `M${x} ${y - h}L${x + h * 0.3} ${y - h * 0.4}H${x + h * 0.14}L${x + h * 0.36} ${y}H${x - h * 0.36}L${x - h * 0.14} ${y - h * 0.4}H${x - h * 0.3}Z`,
    fill,
  )
const house = (x: number, y: number, w: number, h: number, wall: string, roof: string) =>
  rect(x, y - h, w, h, 0, wall) +
  path(`M${x - 8} ${y - h}L${x + w / 2} ${y - h - w * 0.5}L${x + w + 8} ${y - h}Z`, roof) +
  rect(x + w * 0.38, y - h * 0.5, w * 0.24, h * 0.5, 0, '#6b3f2a') +
  rect(x + w * 0.1, y - h * 0.8, w * 0.2, h * 0.22, 0, '#ffe6a0') +
  rect(x + w * 0.7, y - h * 0.8, w * 0.2, h * 0.22, 0, '#ffe6a0')
const clouds =
  ellipse(90, 70, 60, 16, '#ffffff', 'opacity=".8"') +
  ellipse(130, 60, 46, 16, '#ffffff', 'opacity=".8"') +
  ellipse(320, 100, 56, 13, '#ffffff', 'opacity=".7"')

const scenes: Record<string, (s: Sheet) => string> = {
  lighthouse: (s) =>
    sky(s, '#5fa4d4', '#bfe0ee') +
    clouds +
    rect(0, 270, 420, 120, 0, s.lin('v', '#3b7fa8', '#1f557e')) +
    path('M0 390V300Q90 260 200 300T420 350V390Z', '#7c8f5a') +
    path('M0 390V340Q120 300 260 350L300 390Z', '#8a7a64') +
    path('M150 300L166 110H214L230 300Z', '#f7f3ea') +
    path('M155 240H225L221 196H159ZM163 150H217L214 110H166Z', '#c8402f') +
    rect(160, 84, 60, 28, 0, '#ffe9a0') +
    path('M152 86L190 56L228 86Z', '#8c2c22') +
    path('M220 96L420 60V130Z', '#fff3c0', 'opacity=".45"') +
    house(250, 310, 70, 44, '#fdf8ee', '#a8372b'),
  village: (s) =>
    sky(s, '#24365c', '#6f86b4', '#d9dceb') +
    circle(340, 60, 22, '#fff6da') +
    path('M0 260Q110 180 220 250T420 220V390H0Z', '#dfe6f0') +
    path('M0 300Q150 260 420 300V390H0Z', '#f6f8fb') +
    pine(40, 300, 110, '#37594f') +
    pine(380, 290, 120, '#2f4f46') +
    house(80, 330, 80, 60, '#b5523c', '#f4f6fa') +
    house(190, 320, 70, 70, '#d9a441', '#eef2f8') +
    house(290, 336, 76, 56, '#4d7a8c', '#f4f6fa') +
    path('M222 250V180L240 150L258 180V250Z', '#efe6d6') +
    path('M216 184L240 130L264 184Z', '#7f8da8') +
    Array.from({ length: 40 }, (_, i) => circle((i * 97) % 420, (i * 61) % 390, 2.4, '#ffffff', 'opacity=".9"')).join(
      '',
    ),
  'covered-bridge': (s) =>
    sky(s, '#f3c98a', '#fbe6c0') +
    path('M0 250Q80 140 180 220T420 180V300H0Z', '#c8662f') +
    path('M0 270Q140 190 260 260T420 240V320H0Z', '#d98f34') +
    rect(0, 300, 420, 90, 0, s.lin('v', '#6fa7b8', '#3f7488')) +
    path('M60 300L80 190H340L360 300H320V330H100V300Z', '#9c3226') +
    path('M50 194L210 140L370 194Z', '#5a3a30') +
    path('M150 300V240Q210 210 270 240V300Z', '#2e1d1a') +
    Array.from({ length: 9 }, (_, i) => stroke(`M${90 + i * 30} 196V300`, '#7a241b', 3)).join('') +
    pine(30, 320, 130, '#5f7a3a') +
    circle(386, 250, 40, '#c8432f') +
    circle(350, 270, 30, '#e0a13a'),
  canoe: (s) =>
    sky(s, '#f6b07a', '#f6d9b0', '#b8d4dc') +
    path('M0 200L80 110L150 170L230 80L320 180L420 120V240H0Z', '#5b7a8c') +
    path('M0 230Q120 190 220 220T420 210V250H0Z', '#2f5a4a') +
    rect(0, 240, 420, 150, 0, s.lin('v', '#8fc0cc', '#2f6f86')) +
    [270, 300, 330, 360]
      .map((y) => stroke(`M${30 + (y % 50)} ${y}h120M${230 - (y % 40)} ${y + 12}h140`, '#cfe8ee', 3, 'opacity=".5"'))
      .join('') +
    path('M90 300Q70 270 84 262Q120 292 210 292T336 262Q350 270 330 300Q270 334 210 334T90 300Z', '#c8402f') +
    path('M100 300Q150 312 210 312T320 300Q270 326 210 326T100 300Z', '#8c2a20') +
    stroke('M180 310L262 200', '#b98a5c', 7) +
    ellipse(268, 192, 11, 24, '#b98a5c', 'transform="rotate(37 268 192)"'),
  market: (s) =>
    sky(s, '#9fd0e8', '#e9f4ee') +
    rect(0, 200, 420, 190, 0, '#d9c7a4') +
    [20, 150, 280]
      .map(
        (x, i) =>
          rect(x, 220, 120, 120, 0, '#a9794a') +
          path(`M${x - 8} 170H${x + 128}L${x + 116} 120H${x + 4}Z`, ['#c8402f', '#3f8a5c', '#d9a441'][i] ?? '#c8402f') +
          [0, 2, 4].map((k) => path(`M${x + 4 + k * 20} 120h18l${k - 2} 50h-24Z`, '#fdf8ee')).join('') +
          stroke(`M${x} 170V340M${x + 120} 170V340`, '#6b4a2c', 7) +
          Array.from({ length: 14 }, (_, k) =>
            circle(
              x + 14 + (k % 5) * 23,
              232 + Math.floor(k / 5) * 22,
              12,
              ['#e0653a', '#8fbf4d', '#f0c040', '#b02f3a'][(k + i) % 4] ?? '#e0653a',
            ),
          ).join(''),
      )
      .join('') +
    clouds,
  'northern-lights': (s) =>
    sky(s, '#0c1636', '#1c2f5c', '#2f4a70') +
    path(
      'M20 200C60 60 120 160 170 40C190 130 250 40 300 150C340 60 380 120 410 60C400 180 340 230 300 210C240 250 180 200 120 240C80 220 50 250 20 200Z',
      s.lin('v', [0, '#7ff0c0', 0], [0.5, '#5fe0a8', 0.75], [1, '#a07ae0', 0.2]),
    ) +
    path(
      'M60 220C100 100 150 190 200 90C230 170 290 100 340 190C300 250 140 260 60 220Z',
      s.lin('v', [0, '#b98af0', 0], [0.6, '#6fe8c0', 0.6], [1, '#6fe8c0', 0]),
    ) +
    Array.from({ length: 46 }, (_, i) => circle((i * 83) % 420, (i * 47) % 200, i % 5 ? 1.4 : 2.4, '#ffffff')).join(
      '',
    ) +
    path('M0 300L90 220L170 290L260 210L350 290L420 250V390H0Z', '#16233f') +
    path('M0 330Q200 290 420 330V390H0Z', '#dfe8f4') +
    [30, 80, 350, 395].map((x, i) => pine(x, 350, 90 + (i % 2) * 30, '#0f1c2c')).join(''),
  'sugar-shack': (s) =>
    sky(s, '#b8d4e4', '#eef3f4') +
    path('M0 260Q200 220 420 260V390H0Z', '#f8fafc') +
    [30, 70, 340, 380, 400]
      .map(
        (x) => rect(x, 90, 15, 220, 0, '#6b4f3c') + stroke(`M${x + 8} 130l-30 -44M${x + 8} 110l28 -50`, '#6b4f3c', 7),
      )
      .join('') +
    rect(120, 210, 180, 110, 0, '#8c5a38') +
    [226, 246, 266, 286, 306].map((y) => stroke(`M120 ${y}H300`, '#6b3f26', 3)).join('') +
    path('M104 214L210 140L316 214Z', '#f4f6fa') +
    rect(240, 130, 28, 50, 0, '#7a3a2c') +
    [
      [254, 110, 18],
      [266, 86, 24],
      [250, 58, 28],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#ffffff', 'opacity=".8"'))
      .join('') +
    rect(190, 250, 44, 70, 0, '#4a2a1a') +
    rect(136, 246, 36, 32, 0, '#ffdf8a') +
    rect(28, 230, 26, 30, 4, '#b9bec4') +
    rect(374, 236, 26, 30, 4, '#b9bec4'),
  mountains: (s) =>
    sky(s, '#4f93cc', '#cfe6f2') +
    path('M-20 300L90 110L170 230L240 70L360 260L420 180V320H0Z', '#5f7288') +
    path(
      'M90 110L120 156L96 170L80 158L64 166ZM240 70L278 130L254 146L236 130L214 150L206 126ZM420 180L396 214L420 220Z',
      '#ffffff',
    ) +
    path('M0 300Q120 250 220 290T420 270V330H0Z', '#3f6a4c') +
    path('M100 390Q180 320 240 320T420 350V390Z', '#4fb0bf') +
    rect(0, 318, 420, 80, 0, s.lin('v', '#5fc0cc', '#2f7f96')) +
    [20, 60, 100, 330, 370, 405]
      .map((x, i) => pine(x, 340 + (i % 2) * 20, 90 + (i % 3) * 26, i % 2 ? '#234a36' : '#2f5a42'))
      .join(''),
}

/** The scene of that name. */
export const scenery = (s: Sheet, name: string): string => (scenes[name] ?? scenes.mountains)?.(s) ?? ''
