import commonEn from '../kit/i18n/common.messages.en.json'
import commonFr from '../kit/i18n/common.messages.fr.json'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import en from './clear-dialog.messages.en.json'
import fr from './clear-dialog.messages.fr.json'

type ClearDialogProps = { id: string; count: number; busy: boolean; onClose: () => void; onConfirm: () => void }

/** Asks before all favourites are cleared (specification §2). */
export function ClearDialog({ id, count, busy, onClose, onConfirm }: ClearDialogProps) {
  const t = useMessages('clearDialog', en, fr)
  const common = useMessages('common', commonEn, commonFr)
  return (
    <Dialog
      id={id}
      open
      title={t('title')}
      closeText={common('close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button look="primary" busy={busy} onClick={onConfirm}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p>{t('warning', { count })}</p>
    </Dialog>
  )
}
