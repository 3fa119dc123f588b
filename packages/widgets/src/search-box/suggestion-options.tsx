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

const kinds = [
  ['answer', 'answers'],
  ['product', 'products'],
  ['term', 'terms'],
  ['category', 'categories'],
  ['brand', 'brands'],
] as const satisfies readonly (readonly [SuggestionKind, string])[]

type SuggestionOptionsProps = {
  list: SuggestionList
  optionId: (index: number) => string
  onTake: (event: { preventDefault(): void }, detail: BeforeSearch) => void
}

/**
 * The list's options, in groups. They are links, so that they open in another tab as links do; the field keeps the
 * focus.
 */
export function SuggestionOptions({ list, optionId, onTake }: SuggestionOptionsProps) {
  const { link, language, imageBase } = useShop()
  const t = useMessages(en, fr)
  const untilText = useUntilText()
  const numbered = list.options.map((option, index) => ({ option, index }))
  return kinds.map(([kind, name]) => {
    const group = numbered.filter(({ option }) => option.kind === kind)
    if (group.length === 0) return null
    const headingId = optionId(-1) + name
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
      <div key={kind} role="group" aria-labelledby={headingId} className="onair-search-box-group">
        <div id={headingId} className="onair-search-box-heading" role="presentation">
          {t(name)}
        </div>
        {group.map(({ option: { text, path, product }, index }) => (
          <a
            key={path}
            id={optionId(index)}
            role="option"
            aria-selected={index === list.active}
            tabIndex={-1}
            href={link(path)}
            className="onair-search-box-option"
            onClick={(event) => onTake(event, { href: link(path), ...(kind === 'term' && { term: text }) })}
          >
            {product && <Picture base={imageBase} name={product.imageUrl} alt="" sizes="thumb" />}
            <span className="onair-search-box-text">
              {highlight(text, list.term).map((piece, place) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name
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
          </a>
        ))}
      </div>
    )
  })
}
