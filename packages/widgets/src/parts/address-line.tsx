import type { AddressPlace, FoundAddress } from '@onair/core/address'
import type { Language } from '@onair/core/language'
import { translatorIn } from '@onair/core/messages'
import en from './address-fields.messages.en.json'
import fr from './address-fields.messages.fr.json'
import { type ComboboxActions, isTyped, useCombobox } from './combobox.ts'
import { Field, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'

/** The state and actions of an address look-up, which the widget reads from its model. */
export type AddressLookup = ComboboxActions & {
  list: { options: readonly FoundAddress[]; open: boolean; active: number }
  /** Whether the picked address could not be read. */
  failed: boolean
  /** Reads the picked address, or opens a container; undefined if there is nothing to fill in. */
  pick(option: FoundAddress): Promise<AddressPlace | undefined>
}

export type AddressLineProps = FieldProps & {
  id: string
  language: Language
  lookup: AddressLookup
  /** Called when an option is picked; `place` resolves when it has been read. */
  onPick: (place: Promise<AddressPlace | undefined>) => void
}

/**
 * The first line of an address, with suggestions: a combobox. It stays an ordinary field for autofill and password
 * managers, whose text opens no list. Lies in light DOM.
 */
export function AddressLine({ language, lookup, onPick, onInput, hint, ...props }: AddressLineProps) {
  const t = translatorIn(language, en, fr)
  const { id } = props
  const { list } = lookup
  const { box, shown, optionId, field, panel, list: listed } = useCombobox<HTMLDivElement>(id, list, lookup)
  return (
    <div className="onair-address-line" ref={box} data-open={shown || undefined}>
      <Field
        placeholder={t('address1Placeholder')}
        {...props}
        {...field}
        hint={lookup.failed ? t('lookupFailed') : hint}
        onInput={(event) => {
          onInput?.(event)
          if (isTyped(event)) lookup.type(event.currentTarget.value)
          else lookup.close()
        }}
      />
      <div className="onair-listbox" {...panel}>
        <div {...listed} role="listbox" aria-label={t('suggestions')}>
          {shown &&
            list.options.map((option, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus (aria-activedescendant)
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys click it
              <div
                key={option.id}
                id={optionId(index)}
                role="option"
                aria-selected={index === list.active}
                data-container={option.isContainer || undefined}
                onClick={() => {
                  const place = lookup.pick(option)
                  if (!option.isContainer) onPick(place)
                }}
              >
                <span>
                  {option.text} <small>{option.description}</small>
                </span>
                {option.isContainer && <Icon path={icons.chevronRight} />}
              </div>
            ))}
        </div>
      </div>
      <span className="onair-hidden" role="status">
        {lookup.failed
          ? t('lookupFailed')
          : list.open && (list.options.length > 0 ? t('found', { count: list.options.length }) : t('noneFound'))}
      </span>
    </div>
  )
}
