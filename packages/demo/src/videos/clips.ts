import type { Bilingual } from '@onair/core/language'

/** A clip in the catalogue. */
export type Clip = {
  title: Bilingual
  seconds: number
  /** The picture shown until it plays: a product's `ImageUrl`. */
  imageUrl: string
  /** An instant, ISO 8601. */
  uploadedAt: string
}

const clip = (en: string, fr: string, imageUrl: string, day: string): Clip => ({
  title: { en, fr },
  seconds: 7,
  imageUrl,
  uploadedAt: `2026-${day}T12:00:00-04:00`,
})

/**
 * The demonstration's product clips by file name, `{archetype}.mp4` (see `make-clips.mjs`). Only products of that
 * archetype show the clip. A clip that is made again needs a new name, because browsers cache the old one for a year.
 */
export const clips: Readonly<Record<string, Clip>> = {
  'cardigan.mp4': clip('The cardigan in three colours', 'Le cardigan en trois couleurs', 'p/cardigan-navy-0', '09-14'),
  'necklace.mp4': clip('The necklace up close', 'Le collier de près', 'p/necklace-gold-0', '09-21'),
  'serum-bottle.mp4': clip('The serum up close', 'Le sérum de près', 'p/serum-bottle-rose-gold-0', '10-02'),
  'lamp.mp4': clip('The lamp, lit, in three colours', 'La lampe allumée, en trois couleurs', 'p/lamp-ivory-0', '09-28'),
  'kettle.mp4': clip('The kettle in three colours', 'La bouilloire en trois couleurs', 'p/kettle-red-0', '09-07'),
  'headphones.mp4': clip(
    'The headphones in three colours',
    'Le casque d’écoute en trois couleurs',
    'p/headphones-black-0',
    '10-05',
  ),
  'exercise-bike.mp4': clip(
    'The exercise bike from the side',
    'Le vélo d’exercice de côté',
    'p/exercise-bike-grey-0',
    '10-12',
  ),
  'patio-chair.mp4': clip(
    'The patio chair in three colours',
    'La chaise de jardin en trois couleurs',
    'p/patio-chair-green-0',
    '08-31',
  ),
}
