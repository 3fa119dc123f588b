import { displayItemNumber } from '@onair/core/item-number'
import { useUntilText } from '../connected/use-until-text.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import { Picture } from '../parts/picture.tsx'
import { Price } from '../parts/price.tsx'
import { highlight } from './highlight.ts'
import type { BeforeSearch } from './search-box.events.ts'
import en from './search-box.messages.en.json'
import fr from './search-box.messages.fr.json'
import type { SuggestionKind, SuggestionList } from './suggestions.model.ts'

/** The groups in the model's order, with their names and the kinds in them. */
const groups = [
  ['recent', ['recent', 'forget']],
  ['onAir', ['on-air']],
  ['popular', ['popular']],
  ['answers', ['answer']],
  ['terms', ['term']],
  ['categories', ['category']],
  ['products', ['product']],
  ['brands', ['brand']],
] as const satisfies readonly (readonly [string, readonly SuggestionKind[]])[]
const isTerm = (kind: SuggestionKind): boolean => kind === 'term' || kind === 'recent' || kind === 'popular'

type SuggestionOptionsProps = {
  list: SuggestionList
  optionId: (index: number) => string
  onTake: (event: { preventDefault(): void }, detail: BeforeSearch) => void
  /** Forgets a recent search, or all. */
  onForget: (term?: string) => void
}

/**
 * The list's options, in groups. They are links, so that they can be opened in another tab; the field keeps the focus.
 */
export function SuggestionOptions({ list, optionId, onTake, onForget }: SuggestionOptionsProps) {
  const { link, language, imageBase } = useShop()
  const t = useMessages('searchBox', en, fr)
  const untilText = useUntilText()
  const numbered = list.options.map((option, index) => ({ option, index }))
  return groups.map(([name, kinds]) => {
    const group = numbered.filter(({ option }) => kinds.some((kind) => kind === option.kind))
    if (group.length === 0) return null
    const headingId = optionId(-1) + name
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
      <div key={name} role="group" aria-labelledby={headingId} className="onair-search-box-group">
        <div id={headingId} className="onair-search-box-heading" role="presentation">
          {t(name)}
        </div>
        {group.map(({ option: { kind, text, path, product }, index }) =>
          kind === 'forget' ? (
            <button
              key={kind}
              type="button"
              id={optionId(index)}
              role="option"
              aria-selected={index === list.active}
              tabIndex={-1}
              className="onair-search-box-option onair-search-box-forget"
              onClick={() => onForget()}
            >
              {t('forgetAll')}
            </button>
          ) : (
            <a
              key={path}
              id={optionId(index)}
              role="option"
              aria-selected={index === list.active}
              tabIndex={-1}
              href={link(path)}
              className="onair-search-box-option"
              onClick={(event) => onTake(event, { href: link(path), ...(isTerm(kind) && { term: text }) })}
            >
              {product && <Picture base={imageBase} name={product.imageUrl} alt="" sizes="thumb" />}
              <span className="onair-search-box-text">
                {highlight(text, list.term).map((piece, place) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other key
                  piece.typed ? <mark key={place}>{piece.text}</mark> : <span key={place}>{piece.text}</span>,
                )}
                {product && (
                  <>
                    <small>{displayItemNumber(product.itemNo)}</small>
                    {product.priceUntil && <small>{untilText(product.priceUntil)}</small>}
                  </>
                )}
              </span>
              {product && (
                <Price
                  language={language}
                  price={product.isPrice}
                  range={product.isPriceRange}
                  was={product.showIsPrice ? product.wasPrice : null}
                  wasRange={product.showIsPrice ? product.wasPriceRange : null}
                  size="s"
                />
              )}
              {kind === 'recent' && (
                // For pointers. By keyboard, Delete removes one, and the whole list has its own option.
                <span
                  aria-hidden="true"
                  className="onair-search-box-remove"
                  title={t('forget')}
                  onClick={(event) => {
                    event.preventDefault()
                    event.stopPropagation()
                    onForget(text)
                  }}
                >
                  ×
                </span>
              )}
            </a>
          ),
        )}
      </div>
    )
  })
}
