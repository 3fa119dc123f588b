import { useRef } from 'react'
import { useSheet } from '../../kit/hooks/use-sheet.ts'
import css from '../../parts/price-until.css?inline'
import { PriceUntil } from '../price-until.tsx'

/** Says on a tile until when its price is valid. */
export function TilePriceUntil({ until }: { until: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  useSheet(place, css)
  return <PriceUntil until={until} place={place} />
}
