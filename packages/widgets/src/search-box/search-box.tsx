import { catalogueClient } from '@onair/core/catalogue/client'
import { maxSearchTermLength } from '@onair/core/limits'
import { forgetSearches, readRecentSearches, rememberSearch } from '@onair/core/session'
import { useEffect, useMemo, useRef } from 'react'
import { hasFocus } from '../kit/focus.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop, useUid } from '../kit/shop.tsx'
import { publicHttpModel } from '../models/public-http.model.ts'
import { emptyList } from '../models/typeahead.ts'
import { useCombobox } from '../parts/combobox.ts'
import type { BeforeSearch } from './search-box.events.ts'
import en from './search-box.messages.en.json'
import fr from './search-box.messages.fr.json'
import { SuggestionOptions } from './suggestion-options.tsx'
import { createSuggestions, type SuggestionList, searchPath } from './suggestions.model.ts'

export type SearchBoxProps = {
  /** The term of the present results. */
  searchTerm?: string
  /** Called before results, a category, a brand or a product open; `false` vetoes it. */
  onBeforeSearch?: (detail: BeforeSearch) => boolean | undefined
}

/**
 * The search field with suggestions: a combobox by the ARIA authoring practices. Before hydration it is a form that opens the
 * results.
 */
export function SearchBox({ searchTerm = '', onBeforeSearch }: SearchBoxProps) {
  const { link, models } = useShop()
  const { session } = models.environment
  const t = useMessages('searchBox', en, fr)
  const http = useModel(publicHttpModel)
  const model = useMemo(
    () =>
      createSuggestions((term, signal) => catalogueClient(http).suggestions(term, signal), {
        read: () => readRecentSearches(session),
        forget: (term) => forgetSearches(session, term),
      }),
    [http, session],
  )
  const list = useShared<SuggestionList>(model.list, emptyList)
  const field = useRef<HTMLInputElement>(null)
  const id = useUid()
  const { box, shown, optionId, ...combobox } = useCombobox<HTMLDivElement>(id, list, model)

  useEffect(() => {
    const input = field.current
    // The shopper may have typed before hydration, or entered the empty field.
    if (input && hasFocus(input) && (input.value === '' || input.value !== input.defaultValue)) {
      model.type(input.value)
    }
    return () => void model.close()
  }, [model])

  const mayGo = (event: { preventDefault(): void }, detail: BeforeSearch) => {
    model.close()
    if (detail.term) rememberSearch(session, detail.term)
    if (onBeforeSearch?.(detail) === false) event.preventDefault()
  }
  /** Opens the list of an empty field. */
  const offer = () => {
    if (field.current?.value === '') model.type('')
  }
  const chosen = list.options[list.active]
  const hasRecent = list.options.some(({ kind }) => kind === 'recent')

  return (
    <div className="onair onair-search-box" ref={box} data-open={shown || undefined}>
      <search>
        <form
          action={link('/pages/productlist')}
          method="get"
          onSubmit={(event) => {
            const term = field.current?.value.trim() ?? ''
            const href = link(searchPath(term))
            mayGo(event, { term, href })
            const { base, go } = models.environment
            if (base === '' || event.defaultPrevented) return
            // Another site's policy may forbid form submissions elsewhere (`form-action`), but not navigation.
            event.preventDefault()
            go(href)
          }}
        >
          <label className="onair-hidden" htmlFor={id}>
            {t('label')}
          </label>
          <input
            ref={field}
            id={id}
            name="searchTerm"
            type="search"
            {...combobox.field}
            placeholder={t('placeholder')}
            defaultValue={searchTerm}
            maxLength={maxSearchTermLength}
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="search"
            onInput={(event) => model.type(event.currentTarget.value)}
            onFocus={offer}
            onClick={offer}
            onKeyDown={(event) => {
              if (event.key === 'Delete' && chosen?.kind === 'recent') {
                event.preventDefault()
                model.forget(chosen.text)
              } else combobox.field.onKeyDown(event)
            }}
          />
          <button type="submit" aria-label={t('submit')}>
            {/* Its own drawing, like the counter's: the parts' icons would weigh more. */}
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
              <path d="m20 20-4.6-4.6M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z" />
            </svg>
          </button>
        </form>
      </search>
      <div className="onair-listbox" {...combobox.panel}>
        <div {...combobox.list} role="listbox" aria-label={t('list')}>
          {shown && <SuggestionOptions list={list} optionId={optionId} onTake={mayGo} onForget={model.forget} />}
        </div>
      </div>
      <span className="onair-hidden" role="status">
        {list.open && (list.options.length > 0 ? t('found', { count: list.options.length }) : t('none'))}
        {list.open && hasRecent && ` ${t('deleteKey')}`}
      </span>
    </div>
  )
}
