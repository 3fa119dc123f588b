/** The portrait of a host: head and shoulders in studio light, in the style of the products. */

import { type HostSlug, type Portrait, portraits } from '../portraits.data.ts'
import { brightness, material, mix, paletteOf, type Tones, tones } from './palette.ts'
import { circle, ellipse, group, mirrored, path, rect, stroke } from './shapes.ts'
import { newSheet, type Sheet } from './sheet.ts'

const face =
  'M400 196C474 196 516 250 514 330C513 392 494 446 456 482Q428 506 400 506Q372 506 344 482C306 446 287 392 286 330C284 250 326 196 400 196Z'

/** Hair that falls behind head and shoulders. */
function behind(s: Sheet, cut: Portrait['cut'], hair: Tones): string {
  const fall = s.lin('h', hair.dark, hair.light, hair.base, hair.deep)
  switch (cut) {
    case 'long':
      return path(
        'M400 150C270 150 236 240 240 340C242 470 220 560 236 640C300 668 320 600 330 520H470C480 600 500 668 564 640C580 560 558 470 560 340C564 240 530 150 400 150Z',
        fall,
      )
    case 'waves':
      return path(
        'M400 150C262 146 226 250 238 330C210 390 252 420 228 480C214 540 262 580 320 560H480C538 580 586 540 572 480C548 420 590 390 562 330C574 250 538 146 400 150Z',
        fall,
      )
    case 'bob':
      return path(
        'M400 152C266 152 240 250 246 340C246 420 250 470 262 500Q330 520 344 480H456Q470 520 538 500C550 470 554 420 554 340C560 250 534 152 400 152Z',
        fall,
      )
    case 'curls':
      return Array.from({ length: 22 }, (_, i) => {
        const a = Math.PI * (0.82 + (i / 21) * 1.36)
        return circle(400 + 142 * Math.cos(a), 320 + 150 * Math.sin(a), 50, s.ball(hair))
      }).join('')
    case 'bun':
      return (
        circle(400, 150, 62, s.ball(hair)) +
        stroke('M370 130Q400 110 430 134M362 160Q400 136 438 164', hair.light, 5, 'opacity=".5"')
      )
    case 'braids':
      return mirrored(
        400,
        path('M300 200C240 240 240 340 250 400L262 640Q278 660 296 640L304 420Z', fall) +
          Array.from({ length: 9 }, (_, i) =>
            stroke(`M254 ${400 + i * 26}Q276 ${418 + i * 26} 300 ${400 + i * 26}`, hair.line, 5, 'opacity=".6"'),
          ).join('') +
          rect(258, 630, 42, 16, 6, s.fall(material.gold)),
      )
    default:
      return ''
  }
}

/** Hair over the forehead. */
function over(s: Sheet, cut: Portrait['cut'], hair: Tones): string {
  const sheen = s.lin('d', hair.light, hair.base, hair.deep)
  switch (cut) {
    case 'bald':
      return ellipse(366, 226, 50, 22, '#ffffff', 'opacity=".2" transform="rotate(-18 366 226)"')
    case 'short':
      return (
        path(
          'M284 320C262 220 310 152 400 150C498 148 538 218 516 322C508 296 502 276 496 258C460 262 420 246 388 226C364 250 330 258 306 262C298 284 290 300 284 320Z',
          sheen,
        ) + stroke('M330 190Q390 160 460 186', hair.light, 8, 'opacity=".4"')
      )
    case 'crop':
      return path(
        'M286 312C272 226 318 166 400 166C482 166 528 226 514 312C506 276 492 246 470 232Q400 206 330 232C308 246 294 276 286 312Z',
        s.ball(hair),
      )
    case 'curls':
      return Array.from({ length: 9 }, (_, i) =>
        circle(296 + i * 26, 230 - Math.sin((i / 8) * Math.PI) * 46, 36, s.ball(hair)),
      ).join('')
    case 'bob':
      return (
        path(
          'M282 336C268 230 316 160 404 160C492 160 532 230 518 336C508 290 500 262 486 244Q400 292 316 250C296 270 288 300 282 336Z',
          sheen,
        ) + stroke('M320 200Q390 170 470 204', hair.light, 8, 'opacity=".35"')
      )
    case 'bun':
    case 'braids':
      return (
        path(
          'M284 322C270 230 318 168 400 168C482 168 530 230 516 322C506 276 488 244 462 226Q430 214 400 250Q370 214 338 226C312 244 294 276 284 322Z',
          sheen,
        ) + stroke('M400 172V244', hair.line, 3, 'opacity=".5"')
      )
    default:
      return (
        path(
          'M280 350C262 236 312 160 404 160C494 160 538 236 520 350C512 300 496 262 456 232C420 262 340 268 312 262C296 284 288 312 280 350Z',
          sheen,
        ) + stroke('M306 220Q370 168 450 190', hair.light, 9, 'opacity=".35"')
      )
  }
}

function shoulders(s: Sheet, { neck, top }: Portrait, skin: Tones): string {
  const t = tones(top)
  const body =
    'M130 800C140 680 190 626 290 598C340 584 352 570 356 556H444C448 570 460 584 510 598C610 626 660 680 670 800Z'
  const opening = {
    round: 'M338 582Q400 654 462 582L444 556H356Z',
    vee: 'M334 584L400 704L466 584L444 556H356Z',
    collar: 'M350 576L400 648L450 576L444 556H356Z',
    jacket: 'M330 586L400 770L470 586L444 556H356Z',
  }[neck]
  const weave = s.tile(7, `<path d="M0 0L7 7M7 0L0 7" stroke="${t.glint}" stroke-width="1" opacity=".12"/>`)
  return [
    path(body, s.lin('d', t.light, t.base, t.dark)),
    path(body, weave),
    path(body, s.lin('h', [0, t.deep, 0.3], [0.3, t.glint, 0.12], [0.6, t.deep, 0], [1, t.deep, 0.5])),
    neck === 'jacket' ? path('M330 586L400 770L470 586L444 580L400 690L356 580Z', material.paper.base) : '',
    path(opening, s.lin('v', skin.dark, skin.base)),
    neck === 'jacket'
      ? path(
          'M336 590L400 780L464 590L440 574L400 660L360 574Z',
          s.lin('h', material.paper.light, material.paper.dark),
        ) + path(opening.replace('770', '640'), s.lin('v', skin.dark, skin.base))
      : '',
    neck === 'jacket'
      ? mirrored(
          400,
          path('M330 584L290 660L330 690L312 720L400 796V770Z', s.lin('d', t.light, t.dark)) +
            stroke('M330 584L290 660L330 690L312 720L398 794', t.line, 3, 'opacity=".5"'),
        )
      : '',
    neck === 'collar'
      ? mirrored(
          400,
          path('M352 562L398 650L350 676L318 600Z', s.face(t)) +
            stroke('M398 650L350 676L318 600', t.line, 3, 'opacity=".45"'),
        ) + stroke('M400 650V800', t.line, 3, 'opacity=".4"')
      : '',
    neck === 'round' || neck === 'vee'
      ? stroke(neck === 'round' ? 'M338 582Q400 654 462 582' : 'M334 584L400 704L466 584', t.line, 5, 'opacity=".45"')
      : '',
  ].join('')
}

function features(s: Sheet, { mature, glasses, beard, earrings, hair }: Portrait, skin: Tones): string {
  const ink = '#2a2022'
  const brow = mix(hair, '#2a2022', brightness(hair) > 0.6 ? 0.2 : 0.4)
  const lips = mix(skin.base, '#a8324a', 0.5)
  const eye = [
    path('M322 338Q346 318 370 338Q346 352 322 338Z', '#fbf7f2'),
    circle(347, 337, 10, ['#4a3325', '#3d5a4a', '#43607c'][s.v] ?? '#4a3325'),
    circle(347, 337, 5, ink),
    circle(344, 333, 2.6, '#ffffff'),
    stroke('M320 338Q346 314 372 336', ink, 4.5),
    stroke('M314 306Q342 288 374 302', brow, 8.5),
  ].join('')
  return [
    beard
      ? path(
          'M288 366C296 450 330 512 400 516C470 512 504 450 512 366C496 410 470 424 440 420Q400 404 360 420C330 424 304 410 288 366Z',
          s.lin('v', mix(beard, skin.base, 0.3), beard),
          'opacity=".92"',
        )
      : '',
    mirrored(400, eye),
    ellipse(330, 396, 30, 20, '#e07a6a', 'opacity=".16"') + ellipse(470, 396, 30, 20, '#e07a6a', 'opacity=".12"'),
    stroke('M394 334Q386 380 380 396Q390 410 402 408Q414 410 420 396', skin.deep, 5, 'opacity=".55"'),
    stroke('M388 340Q384 370 382 390', skin.glint, 7, 'opacity=".35"'),
    path('M352 440Q400 462 448 440Q430 486 400 486Q370 486 352 440Z', '#7c2f38'),
    path('M360 443Q400 458 440 443L434 456Q400 464 366 456Z', '#fffaf4'),
    stroke('M350 439Q376 432 400 438Q424 432 450 439', lips, 7),
    stroke('M368 478Q400 494 432 478', lips, 8),
    mature
      ? stroke(
          'M300 350q-10 4 -14 12M500 350q10 4 14 12M330 430Q322 450 334 470M470 430Q478 450 466 470M340 262Q400 250 460 262',
          skin.deep,
          3,
          'opacity=".4"',
        )
      : '',
    glasses
      ? mirrored(
          400,
          rect(306, 310, 78, 60, 24, '#ffffff', `fill-opacity=".14" stroke="#3a3034" stroke-width="6"`) +
            stroke('M306 330L282 322', '#3a3034', 5),
        ) + stroke('M384 332Q400 322 416 332', '#3a3034', 6)
      : '',
    earrings
      ? mirrored(400, circle(284, 414, 9, s.ball(material.gold)) + circle(284, 432, 12, s.ball(material.gold)))
      : '',
  ].join('')
}

/** The portrait as SVG, `width` pixels square. The same host is the same picture, always. */
export function drawPortrait(host: HostSlug, width: number): string {
  const look: Portrait = portraits[host]
  const order = Object.keys(portraits).indexOf(host)
  const s = newSheet(paletteOf('ivory'), ([0, 1, 2] as const)[order % 3] ?? 0)
  const skin = tones(look.skin)
  const hair = tones(look.hair)
  const content = [
    rect(0, 0, 800, 800, 0, s.lin('d', mix(look.wall, '#ffffff', 0.5), look.wall, mix(look.wall, '#5a4c50', 0.3))),
    circle(400, 350, 300, s.rad(0.42, 0.36, 0.6, [0, '#ffffff', 0.55], [1, '#ffffff', 0])),
    group(
      'transform="translate(-40 -60) scale(1.1)"',
      [
        behind(s, look.cut, hair),
        path('M350 470V580Q400 640 450 580V470Z', s.lin('h', skin.dark, skin.base, skin.deep)),
        shoulders(s, look, skin),
        path('M352 500Q400 560 448 500V540Q400 590 352 540Z', skin.deep, 'opacity=".45"'),
        look.cut === 'curls' || look.cut === 'long' || look.cut === 'waves' || look.cut === 'bob'
          ? ''
          : mirrored(
              400,
              ellipse(284, 352, 20, 34, s.ball(skin)) +
                stroke('M280 336Q292 350 284 370', skin.deep, 4, 'opacity=".4"'),
            ),
        path(face, s.rad(0.36, 0.34, 0.86, [0, skin.light], [0.5, skin.base], [1, skin.dark])),
        path(face, s.lin('h', [0, skin.glint, 0.16], [0.5, skin.deep, 0], [1, skin.deep, 0.4])),
        features(s, look, skin),
        over(s, look.cut, hair),
      ].join(''),
    ),
    rect(0, 0, 800, 800, 0, s.rad(0.46, 0.4, 0.75, [0, '#ffffff', 0], [0.7, '#1c1418', 0], [1, '#1c1418', 0.16])),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="${width}" height="${width}"><defs>${s.defs()}</defs>${content}</svg>`
}
