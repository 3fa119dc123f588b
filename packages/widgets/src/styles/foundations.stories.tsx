import { planTimeZone } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { useShop } from '../kit/shop.tsx'
import { Badge } from '../parts/badge.tsx'
import { Button } from '../parts/button.tsx'
import { Price } from '../parts/price.tsx'
import styles from '../styles.css?inline'
import { shownDay } from '../testing/fixtures.ts'
import { shownKettle } from '../testing/product.fixtures.ts'
import { LowerThird } from '../watch-live/lower-third.tsx'
import { ProductThird } from '../watch-live/product-third.tsx'
import { borderPairs, contrast, textPairs } from './contrast.ts'
import { frenchTokens, texts } from './foundations.texts.ts'
import { type ParsedToken, parseTokens } from './parse-tokens.ts'
import { type Step, scaleOf } from './scale.ts'
import tokensCss from './tokens.css?raw'

/** Generated from tokens.css and the widgets' style sheets: what is shown is what the widgets have. */
const meta: Meta = { title: 'Foundations', parameters: { controls: { disable: true } } }
export default meta
type Story = StoryObj

const tokens = parseTokens(tokensCss)
const named = (pattern: RegExp) => tokens.filter(({ name }) => pattern.test(name))
const role = ({ name }: Pick<ParsedToken, 'name'>) => name.replace('--onair-', '')
const hexes = (value: string) => {
  const [light = '', dark = light] = value.match(/#[0-9a-f]{6}/g) ?? []
  return { light, dark }
}
const told = (language: Language, token: ParsedToken) =>
  language === 'fr' ? (frenchTokens[role(token)] ?? '') : token.description

const cell: CSSProperties = { padding: '0.5rem 1rem 0.5rem 0', textAlign: 'start', verticalAlign: 'middle' }

function Table({ head, children }: { head: readonly string[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen scrolls by keyboard
    <section className="onair" style={{ overflowX: 'auto' }} aria-label={head.filter(Boolean).join(', ')} tabIndex={0}>
      <table style={{ borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" style={cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

function Tokens({ of, show }: { of: RegExp; show: (token: ParsedToken) => ReactNode }) {
  const { language } = useShop()
  const t = texts[language]
  return (
    <Table head={[t.role, t.use, '']}>
      {named(of).map((token) => (
        <tr key={token.name}>
          <th scope="row" style={cell}>
            <code>{token.name}</code>
          </th>
          <td style={cell}>{told(language, token)}</td>
          <td style={cell}>{show(token)}</td>
        </tr>
      ))}
    </Table>
  )
}

const swatch: CSSProperties = {
  width: '6rem',
  height: '2.5rem',
  border: '1px solid var(--onair-line)',
  borderRadius: 'var(--onair-radius-s)',
}

function Colours() {
  const { language } = useShop()
  const t = texts[language]
  return (
    <Table head={[t.role, t.use, t.light, t.dark]}>
      {tokens
        .filter(({ value }) => value.includes('#'))
        .map((token) => (
          <tr key={token.name}>
            <th scope="row" style={cell}>
              <code>{token.name}</code>
            </th>
            <td style={cell}>{told(language, token)}</td>
            {Object.entries(hexes(token.value)).map(([scheme, hex]) => (
              <td key={scheme} style={cell}>
                <div style={{ ...swatch, background: hex }} />
                <code>{hex}</code>
              </td>
            ))}
          </tr>
        ))}
    </Table>
  )
}

/** Each role of the palette, in both schemes. */
export const Colour: Story = { render: () => <Colours /> }
export const ColourInFrench: Story = { render: () => <Colours />, globals: { language: 'fr' } }
export const ColourDark: Story = { render: () => <Colours />, globals: { theme: 'dark' } }

function Contrasts() {
  const { language } = useShop()
  const t = texts[language]
  const hexOf = (name: string) => hexes(tokens.find((token) => role(token) === name)?.value ?? '')
  const number = new Intl.NumberFormat(`${language}-CA`, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const rows = [
    ...textPairs.map((pair) => [...pair, 4.5] as const),
    ...borderPairs.map((pair) => [...pair, 3] as const),
  ]
  return (
    <Table head={[t.written, t.light, t.dark]}>
      {rows.map(([ink, ground, least]) => (
        <tr key={`${ink} ${ground}`}>
          <th scope="row" style={cell}>
            <code>
              {ink} / {ground}
            </code>
            <br />
            <span style={{ fontWeight: 400 }}>{t.least.replace('{least}', number.format(least))}</span>
          </th>
          {(['light', 'dark'] as const).map((scheme) => {
            const [over, under] = [hexOf(ink)[scheme], hexOf(ground)[scheme]]
            const edge = least === 3 ? { border: `2px solid ${over}` } : { color: over }
            return (
              <td key={scheme} style={cell}>
                <div style={{ padding: '0.5rem 0.75rem', borderRadius: '0.5rem', background: under, ...edge }}>
                  <span style={least === 3 ? { color: hexOf('ink')[scheme] } : {}}>
                    {t.sample} · {number.format(contrast(over, under))}
                  </span>
                </div>
              </td>
            )
          })}
        </tr>
      ))}
    </Table>
  )
}

/** Measured from the values; a test checks each pair against its minimum. */
export const Contrast: Story = { render: () => <Contrasts /> }
export const ContrastInFrench: Story = { render: () => <Contrasts />, globals: { language: 'fr' } }

function Scale({ property, show }: { property: string; show: (step: Step) => ReactNode }) {
  const { language } = useShop()
  const t = texts[language]
  const number = new Intl.NumberFormat(`${language}-CA`, { maximumFractionDigits: 4 })
  return (
    <Table head={[t.size, t.uses, '']}>
      {scaleOf(styles, property).map((step) => (
        <tr key={step.rem}>
          <th scope="row" style={cell}>
            {number.format(step.rem)} rem · {number.format(step.rem * 16)} px
          </th>
          <td style={cell}>{step.uses}</td>
          <td style={cell}>{show(step)}</td>
        </tr>
      ))}
    </Table>
  )
}

function Type() {
  const { language } = useShop()
  return (
    <Scale
      property="font-size"
      show={({ rem }) => <span style={{ fontSize: `${rem}rem`, lineHeight: 1.2 }}>{texts[language].sample}</span>}
    />
  )
}

/** The sizes of text in the widgets' style sheets. Headings are bolder and tighter; text has lines of 1.5. */
export const TypeScale: Story = { render: () => <Type /> }
export const TypeScaleInFrench: Story = { render: () => <Type />, globals: { language: 'fr' } }

const bar = (rem: number) => (
  <div style={{ width: `${rem}rem`, height: '1rem', background: 'var(--onair-primary)', borderRadius: '2px' }} />
)

/** The gaps between the pieces of a widget. */
export const Space: Story = { render: () => <Scale property="gap" show={({ rem }) => bar(rem)} /> }

export const Radius: Story = {
  render: () => (
    <Tokens
      of={/-radius-/}
      show={({ name }) => (
        <div style={{ ...swatch, background: 'var(--onair-primary-soft)', borderRadius: `var(${name})` }} />
      )}
    />
  ),
}

export const Elevation: Story = {
  render: () => (
    <Tokens
      of={/-shadow-/}
      show={({ name }) => (
        <div style={{ ...swatch, margin: '1rem', background: 'var(--onair-surface)', boxShadow: `var(${name})` }} />
      )}
    />
  ),
}

/** The least size of what is pressed. */
export const Target: Story = {
  render: () => (
    <Tokens
      of={/-target$/}
      show={({ name }) => (
        <div style={{ width: `var(${name})`, height: `var(${name})`, background: 'var(--onair-primary)' }} />
      )}
    />
  ),
}

function Moving({ token }: { token: ParsedToken }) {
  const { language } = useShop()
  const t = texts[language]
  const [there, setThere] = useState(false)
  return (
    <div style={{ display: 'grid', gap: '0.75rem', width: '16rem' }}>
      <Button onClick={() => setThere(!there)}>{t.move}</Button>
      <div
        style={{
          width: '2.5rem',
          height: '2.5rem',
          borderRadius: '50%',
          background: 'var(--onair-primary)',
          transition: `translate 0.6s var(${token.name})`,
          translate: there ? '13.5rem 0' : '0 0',
        }}
      />
      <code>{token.value}</code>
      <p>{t.reducedMotion}</p>
    </div>
  )
}

export const Motion: Story = { render: () => <Tokens of={/-ease$/} show={(token) => <Moving token={token} />} /> }
export const MotionInFrench: Story = { ...Motion, globals: { language: 'fr' } }

function Clock() {
  const { language } = useShop()
  const t = texts[language]
  const [seconds, setSeconds] = useState(5951)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => (left > 0 ? left - 1 : 5951)), 1000)
    return () => clearInterval(timer)
  }, [])
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor)
  const text = `${hours}:${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
  return (
    <dl style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem' }}>
      {(['tabular', 'proportional'] as const).map((kind) => (
        <div key={kind}>
          <dt>{t[kind]}</dt>
          <dd style={{ fontSize: '2rem', fontWeight: 750, fontVariantNumeric: `${kind}-nums` }}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Broadcast() {
  const { language } = useShop()
  const t = texts[language]
  const product = shownKettle({ language })
  const [show] = shownDay({ at: new Date(), language }).shows
  return (
    <div className="onair" style={{ display: 'grid', gap: '1rem', maxWidth: '40rem' }}>
      <p>{t.tally}</p>
      <div>
        <Badge kind="live">{t.onAir}</Badge>
      </div>
      <p>{t.plate}</p>
      {[product, undefined].map((presented) => (
        <div className="onair-watch" key={presented?.itemNo ?? 'show'}>
          <div className="onair-watch-stage" style={{ height: '11rem' }}>
            {presented ? (
              <ProductThird product={presented} />
            ) : (
              <LowerThird show={show} next={undefined} zone={planTimeZone} />
            )}
          </div>
        </div>
      ))}
      <p>{t.numerals}</p>
      <Clock />
      <Price
        language={language}
        price={12_345}
        was={23_456}
        easyPayment={{ count: 3, first: 4115, each: 4115 }}
        size="l"
      />
    </div>
  )
}

/** What the shop has of its channel: the tally, the lower third, numerals that keep their place. */
export const BroadcastDevice: Story = { render: () => <Broadcast /> }
export const BroadcastDeviceInFrench: Story = { render: () => <Broadcast />, globals: { language: 'fr' } }
export const BroadcastDeviceDark: Story = { render: () => <Broadcast />, globals: { theme: 'dark' } }
