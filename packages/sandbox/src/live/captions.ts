import { segmentMs } from './loops.ts'
import type { CaptionLanguage } from './playlists.ts'

type Texts = Record<CaptionLanguage, string>

const music: Texts = { en: '[Soft music]', fr: '[Musique douce]' }
const studio: Texts = { en: '[In the studio, the music goes on]', fr: '[En studio, la musique continue]' }

/** The products on the turntable in the second and third shot of each loop. */
const turning: Readonly<Record<string, readonly [Texts, Texts]>> = {
  fashion: [
    { en: 'A handbag turns under the light.', fr: 'Un sac à main tourne sous la lumière.' },
    { en: 'A tote bag, from every side.', fr: 'Un fourre-tout, vu de tous les côtés.' },
  ],
  jewellery: [
    { en: 'A necklace sparkles under the light.', fr: 'Un collier scintille sous la lumière.' },
    { en: 'A ring, from every side.', fr: 'Une bague, vue de tous les côtés.' },
  ],
  beauty: [
    { en: 'A perfume turns under the light.', fr: 'Un parfum tourne sous la lumière.' },
    { en: 'A make-up palette, from every side.', fr: 'Une palette de maquillage, vue de tous les côtés.' },
  ],
  home: [
    { en: 'A duvet turns under the light.', fr: 'Une couette tourne sous la lumière.' },
    { en: 'A vase, from every side.', fr: 'Un vase, vu de tous les côtés.' },
  ],
  kitchen: [
    { en: 'A stand mixer turns under the light.', fr: 'Un batteur sur socle tourne sous la lumière.' },
    { en: 'A pot, from every side.', fr: 'Une marmite, vue de tous les côtés.' },
  ],
  electronics: [
    { en: 'A television turns under the light.', fr: 'Un téléviseur tourne sous la lumière.' },
    { en: 'A laptop, from every side.', fr: 'Un portable, vu de tous les côtés.' },
  ],
  wellness: [
    { en: 'An exercise bike turns under the light.', fr: 'Un vélo d’exercice tourne sous la lumière.' },
    { en: 'A yoga mat, from every side.', fr: 'Un tapis de yoga, vu de tous les côtés.' },
  ],
  outdoor: [
    { en: 'A grill turns under the light.', fr: 'Un barbecue tourne sous la lumière.' },
    { en: 'A planter, from every side.', fr: 'Une jardinière, vue de tous les côtés.' },
  ],
  hobby: [
    { en: 'A sewing machine turns under the light.', fr: 'Une machine à coudre tourne sous la lumière.' },
    { en: 'A gift basket, from every side.', fr: 'Un panier-cadeau, vu de tous les côtés.' },
  ],
}

/**
 * The captions of one segment as WebVTT. `X-TIMESTAMP-MAP` ties the cues to the segment's own timestamps, which begin with
 * its loop.
 */
export function captionsOf(loop: string, index: number, language: CaptionLanguage): string {
  const shot = index === 0 ? music : (turning[loop]?.[index - 1] ?? studio)
  return [
    'WEBVTT',
    `X-TIMESTAMP-MAP=MPEGTS:${index * segmentMs * 90},LOCAL:00:00:00.000`,
    '',
    // Near the top: the player's lower third covers the foot of the picture.
    `00:00:00.200 --> ${timestamp(segmentMs - 400)} line:20%`,
    shot[language],
    '',
  ].join('\n')
}

const timestamp = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(11, 23)
