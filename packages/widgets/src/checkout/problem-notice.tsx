import { checkout as en } from '../i18n/messages/en.json'
import { checkout as fr } from '../i18n/messages/fr.json'
import { useMessages } from '../i18n/use-messages.ts'
import { Notice } from '../parts/notice.tsx'
import type { Problem } from './checkout.types.ts'

/** What stands in the way, in the server's words where it has some. */
export function ProblemNotice({ problem }: { problem: Problem }) {
  const t = useMessages(en, fr)
  if (!('messages' in problem)) {
    return <Notice kind={problem.kind === 'unknown' ? 'warn' : 'bad'}>{t(problem.kind)}</Notice>
  }
  return (
    <Notice kind={problem.kind === 'refused' ? 'bad' : 'warn'}>
      {problem.messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {problem.kind === 'unsure' && <p>{t('unsure')}</p>}
      {problem.kind === 'changed' && <p>{t('changed')}</p>}
    </Notice>
  )
}
