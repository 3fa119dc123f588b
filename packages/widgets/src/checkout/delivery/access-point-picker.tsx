import type { AccessPoint } from '@onair/core/address'
import { htmlLang } from '@onair/core/language'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShared, useShop } from '../../kit/shop.tsx'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import type { AccessPointsModel, AccessPointsState } from './access-points.model.ts'
import stepEn from './delivery-step.messages.en.json'
import stepFr from './delivery-step.messages.fr.json'
import en from './pick-up.messages.en.json'
import fr from './pick-up.messages.fr.json'

const nothingYet: AccessPointsState = { kind: 'none' }

export type AccessPointPickerProps = {
  id: string
  model: AccessPointsModel
  /** The first postal code to search near; empty if unknown. */
  zipCode: string
  chosen: string | undefined
  /** How often the form was submitted without a point: each time the focus returns here. */
  missing: number
  onChoose: (point: AccessPoint) => void
}

/** Lists pick-up points near a postal code, with distances and hours. Part of the delivery form. */
export function AccessPointPicker({ id, model, zipCode, chosen, missing, onChoose }: AccessPointPickerProps) {
  const { language } = useShop()
  const t = useMessages('pickUp', en, fr)
  const words = useMessages('deliveryStep', stepEn, stepFr)
  const state = useShared(model.state, nothingYet)
  const box = useRef<HTMLDivElement>(null)
  const field = () => box.current?.querySelector<HTMLInputElement>('input[name="pickUpNear"]')
  const look = () => void model.look(field()?.value ?? '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: searched once, near the postal code that is known when the list opens
  useEffect(() => {
    if (zipCode !== '' && model.state.peek().kind === 'none') void model.look(zipCode)
  }, [model])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is found in the page
  useLayoutEffect(() => {
    if (missing > 0) (box.current?.querySelector<HTMLInputElement>('input[type=radio]') ?? field())?.focus()
  }, [missing])
  useLayoutEffect(() => {
    if (state.kind === 'invalid') box.current?.querySelector<HTMLInputElement>('input[name="pickUpNear"]')?.focus()
  }, [state])

  const points = state.kind === 'found' ? state.points : []
  const nearest = new Intl.NumberFormat(htmlLang(language), {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: 1,
  })
  const statusText =
    state.kind === 'looking'
      ? t('looking')
      : state.kind === 'found' && points.length > 0
        ? t('pointsNear', { count: points.length, zipCode: state.zipCode })
        : ''
  return (
    <div className="onair-access-points" ref={box} aria-busy={state.kind === 'looking' || undefined}>
      <div className="onair-access-points-near">
        <Field
          id={`${id}-near`}
          name="pickUpNear"
          label={t('nearPostalCode')}
          autoComplete="shipping postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={zipCode}
          error={
            state.kind === 'invalid'
              ? t('nearInvalid')
              : missing > 0 && points.length === 0
                ? t('pointMissing')
                : undefined
          }
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // Enter searches; the form has its own submit button.
            event.preventDefault()
            look()
          }}
        />
        <Button type="button" busy={state.kind === 'looking'} onClick={look}>
          {t('findPoints')}
        </Button>
      </div>
      <p role="status" className={statusText === '' ? 'onair-hidden' : 'onair-access-points-status'}>
        {statusText}
      </p>
      {state.kind === 'away' && <Notice kind="bad">{words('pointsAway')}</Notice>}
      {state.kind === 'refused' && <Notice kind="bad">{state.message}</Notice>}
      {state.kind === 'found' && points.length === 0 && (
        <Notice kind="warn">{t('noPoints', { zipCode: state.zipCode })}</Notice>
      )}
      {points.length > 0 && (
        <Choice
          id={`${id}-points`}
          legend={t('whichPoint')}
          name={`${id}-point`}
          value={chosen ?? ''}
          error={missing > 0 ? t('pointMissing') : undefined}
          onChange={(value) => {
            const point = points.find((one) => one.id === value)
            if (point) onChoose(point)
          }}
          options={points.map((point) => ({
            value: point.id,
            label: (
              <>
                {point.name}
                <span className="onair-choice-detail">
                  {point.address1}, {point.city}
                </span>
                {point.hours.map((line) => (
                  <span key={line} className="onair-choice-detail">
                    {line}
                  </span>
                ))}
              </>
            ),
            ...(point.distanceKm !== undefined && { note: nearest.format(point.distanceKm) }),
          }))}
        />
      )}
    </div>
  )
}
