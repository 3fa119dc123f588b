import { type Result, Unreachable } from '@onair/core/http'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import en from '../kit/i18n/common.messages.en.json'
import fr from '../kit/i18n/common.messages.fr.json'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { PageSlot } from '../kit/page-slot.tsx'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { Skeleton } from '../parts/skeleton.tsx'

export type LoadedProps<T> = {
  /** Reads the data; called once, and again when the shopper retries. */
  load: () => Promise<Result<T>>
  /** Rendered for a 404. */
  absent: ReactNode
  children: (value: T) => ReactNode
}

type State<T> = { reply: T } | { message: string } | 'loading' | 'absent' | 'unreachable'

/** Reads a widget's own data and renders it: for elements, whose pages have no server that could read it. */
export function Loaded<T>({ load, absent, children }: LoadedProps<T>) {
  const t = useMessages('common', en, fr)
  const [state, setState] = useState<State<T>>('loading')
  const [attempt, setAttempt] = useState(0)
  const ask = useRef(load)
  ask.current = load

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again
  useEffect(() => {
    let mounted = true
    const show = (next: State<T>) => {
      if (mounted) setState(next)
    }
    show('loading')
    ask.current().then(
      (result) => {
        if (result.ok) show({ reply: result.value })
        else if (result.status === 404) show('absent')
        else show({ message: result.items[0]?.message ?? t('tryLater') })
      },
      (failure) => {
        show('unreachable')
        if (!(failure instanceof Unreachable)) throw failure
      },
    )
    return () => {
      mounted = false
    }
  }, [attempt])

  if (typeof state === 'object' && 'reply' in state) return children(state.reply)
  if (state === 'absent') return absent
  if (state === 'loading') {
    return (
      <div className="onair" role="status" aria-busy="true">
        <PageSlot name="loading">
          <span className="onair-hidden">{t('loading')}</span>
          <Skeleton lines={4} shape="row" />
        </PageSlot>
      </div>
    )
  }
  return (
    <div className="onair">
      <PageSlot name="error">
        <Notice kind="bad" action={<Button onClick={() => setAttempt(attempt + 1)}>{t('retry')}</Button>}>
          {typeof state === 'object' ? state.message : t('tryLater')}
        </Notice>
      </PageSlot>
    </div>
  )
}
