import { useId, useState } from 'react'
import type { ElementDescription } from '../kit/element/element.tsx'
import { useUid } from '../kit/shop.tsx'

export type ProbeProps = {
  label?: string
  max?: number
  openWide?: boolean
  things?: readonly string[]
  onBeforeGo?: (detail: { label: string }) => boolean | undefined
  onGone?: (detail: { label: string }) => void
}

/** A widget that shows its props. */
function Probe({ label = 'none', max = -1, openWide = false, things = [], onBeforeGo, onGone }: ProbeProps) {
  const [clicks, setClicks] = useState(0)
  const id = useUid()
  useId()
  return (
    <section className="onair" id={id}>
      <output>{JSON.stringify({ label, max, openWide, things, clicks })}</output>
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

const attributes = { label: 'text', max: 'number', openWide: 'flag' } as const
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
