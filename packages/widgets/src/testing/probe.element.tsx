import { readProvince } from '@onair/core/session'
import { useId, useState } from 'react'
import type { ElementDescription } from '../kit/element/element.tsx'
import { PageSlot } from '../kit/page-slot.tsx'
import { useShop, useUid } from '../kit/shop.tsx'

export type ProbeProps = {
  label?: string
  max?: number
  openWide?: boolean
  things?: readonly string[]
  onBeforeGo?: (detail: { label: string }) => boolean | undefined
  onGone?: (detail: { label: string }) => void
  /** The state that it shows instead of its props. */
  showing?: 'loading' | 'error' | 'empty'
}

/** A widget that shows its props. */
function Probe({ label = 'none', max = -1, openWide = false, things = [], showing, onBeforeGo, onGone }: ProbeProps) {
  const [clicks, setClicks] = useState(0)
  const id = useUid()
  const { base, session } = useShop().models.environment
  useId()
  if (showing)
    return (
      <section className="onair">
        <PageSlot name={showing}>
          <output>its own</output>
        </PageSlot>
      </section>
    )
  return (
    <section className="onair" id={id}>
      <output>
        {JSON.stringify({ label, max, openWide, things, clicks, shop: base, province: readProvince(session) })}
      </output>
      <button
        type="button"
        onClick={() => {
          setClicks(clicks + 1)
          if (onBeforeGo?.({ label }) !== false) onGone?.({ label })
        }}
      >
        Go
      </button>
    </section>
  )
}

const attributes = { label: 'text', max: 'number', openWide: 'flag', showing: 'text' } as const
const events = { onBeforeGo: 'onair:before-go', onGone: 'onair:gone' } as const
const css = ['.onair{color:red}']

export const probeElement: ElementDescription<ProbeProps> = {
  tag: 'onair-probe',
  component: Probe,
  attributes,
  properties: ['things'],
  events,
  css,
  root: 'shadow',
}

export const lightProbeElement: ElementDescription<ProbeProps> = {
  ...probeElement,
  tag: 'onair-light-probe',
  root: 'light',
}
