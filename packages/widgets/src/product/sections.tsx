import type { ProductDetail } from '@onair/core/catalogue/client'
import { useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShared, useShop, useUid } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import en from './product.messages.en.json'
import fr from './product.messages.fr.json'
import { createSectionModel } from './sections.model.ts'

/** A section with its text if the page has it; otherwise the text is read when the section opens. */
export type ShownSection = ProductDetail['sections'][number] & { html?: string }

/**
 * A product's sections. One markup for two layouts: native disclosures of which one is open at a time, stacked on a
 * narrow page and side by side like tabs on a wide one (product.css). They work without JavaScript, and the browser can
 * search and print them.
 */
export function Sections({ itemNo, sections }: { itemNo: string; sections: readonly ShownSection[] }) {
  const name = useUid()
  if (sections.length === 0) return null
  return (
    <div className="onair-sections">
      {sections.map((section, index) => (
        <Section key={section.tabOrder} group={name} itemNo={itemNo} section={section} first={index === 0} />
      ))}
    </div>
  )
}

type SectionProps = { group: string; itemNo: string; section: ShownSection; first: boolean }

function Section({ group, itemNo, section, first }: SectionProps) {
  const t = useMessages('product', en, fr)
  const { models } = useShop()
  const [model] = useState(() => createSectionModel(models, { ...section, itemNo }))
  const html = useShared(model.html, section.html)
  const reading = useShared(model.reading, 'idle')

  return (
    <details
      name={group}
      open={first && section.html !== undefined}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void model.read()
      }}
    >
      <summary>{section.title}</summary>
      <div className="onair-section-body">
        {html !== undefined && <RichText html={html} />}
        {reading === 'reading' && (
          <div role="status">
            <span className="onair-hidden">{t('sectionLoading')}</span>
            <Skeleton lines={3} />
          </div>
        )}
        {reading === 'failed' && (
          <Notice kind="warn" action={<Button onClick={() => void model.read()}>{t('retry')}</Button>}>
            {t('sectionFailed')}
          </Notice>
        )}
      </div>
    </details>
  )
}
